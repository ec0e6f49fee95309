"""The page of points shows each picture under the point that it is named after."""

from screenshots.points import POINTS, write_index


def test_each_picture_stands_under_its_point(tmp_path):
    names = [f"{point.key}-seen.png" for point in POINTS]
    for name in [*names, "large-other.png"]:
        (tmp_path / name).touch()
    page = write_index(tmp_path).read_text(encoding="utf-8")
    assert [page.count(f'src="{name}"') for name in names] == [1] * len(names)
    assert "large-other" not in page
    places = [page.index(point.title) for point in POINTS]
    assert places == sorted(places)


def test_no_point_takes_the_pictures_of_another():
    keys = [f"{point.key}-" for point in POINTS]
    assert not [one for one in keys for other in keys if one != other and one.startswith(other)]
