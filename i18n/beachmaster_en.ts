<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>engine</name>
    <message numerus="yes">
        <source>%n candidate(s) tied</source>
        <translation>
            <numerusform>%n candidate tied</numerusform>
            <numerusform>%n candidates tied</numerusform>
        </translation>
    </message>
    <message>
        <source>Candidates: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{filter}: kept {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{filter}: nobody, so the filter is passed over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tied}; {how} chose {chosen}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {piece} away from {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {piece} to {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make {piece} show: {look}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place {piece} on {space}: {look}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece} ({look})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now {space} holds: {pieces}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now {space} holds nothing of this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same option was given twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose between {low} and {high} options; {given} were given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{value}” is not one of the options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer true or false, not “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give {count} whole numbers from 1 to {sides}, not “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{value}” cannot come out of “{bag}” now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a whole number from {low} to {high}, not “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{value}” is not one of the possible spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the space in 1 to {longest} characters, without the signs / # , and &gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give an object with named fields, not “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no field “{name}” here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{name}” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{name}” cannot be “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option “{key}”; there are: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option “{key}” cannot be “{value}”; it can be: {values}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
