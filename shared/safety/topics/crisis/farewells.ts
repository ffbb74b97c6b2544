import type { Combination } from '../../combination.ts';
import { either } from '../../either.ts';
import type { Concepts } from '../../pattern.ts';

/** Parts of sentences about a way out, a farewell to the app and a world without the user. */
export const farewellSlots: Concepts = {
  wayOut: either(
    '(?:easiest|quickest|fastest|best|painless|gentlest) ~2 (?:way out|exit|way to go)',
    '(?:einfachste\\w*|leichteste\\w*|schnellste\\w*|schmerzlose\\w*) ~1 (?:ausweg|weg (?:raus|hier raus|zu gehen|nicht mehr))',
  ),
  painless: either(
    '(?:not|no|without) ~1 (?:hurt\\w*|pain|suffer\\w*)|painless\\w*|quick\\w*|peaceful\\w*',
    '(?:nicht|ohne) ~1 (?:weh ?tut|schmerz\\w*|leiden)|schmerzlos\\w*|friedlich\\w*',
  ),
  farewell: either(
    '(?:this is|it is|so this is) ~1 goodbye|goodbye (?:everyone|all|forever|then)|farewell',
    '(?:das (?:war es|wars|ist der abschied))|lebt? wohl|macht es gut ihr|fuer immer tschuess',
  ),
  thanks: either(
    'thanks|thank you|thx|sorry|for everything|you (?:were|have been)',
    'danke\\w*|tut mir leid|sorry|fuer alles',
  ),
  otherApp:
    'switch\\w*|other app|premium|subscription|price|expensive|goal reached|reached my goal|wechsl\\w*|andere app|abo|teuer|ziel erreicht|kuendig\\w*|new phone|neues handy|iphone|holiday|urlaub|carbs?|sugar|zucker|diets?|diaet|bread|brot|{fun}',
  lessBurden: either(
    '(?:no ?body|no one|they|family|mum|mom|parents|every ?one) ~4 (?:deal with|put up with|care for|worry about|look after|carry|pay for) (?:me|a \\w+ like me)',
    '(?:niemand|keiner|alle|familie|mama|eltern) ~5 (?:mit mir|um mich|fuer mich) ~3 (?:rumschlag\\w*|kuemmer\\w*|sorg\\w*|abgeb\\w*|zahl\\w*|haette|muss\\w*|muess\\w*)',
  ),
  end: 'crash\\w*|gone|dead|die|drive into|jump\\w*|disappear\\w*|unfall|weg|tot|stirb|sterbe|gegen (?:einen|den) baum|spring\\w*|verschwind\\w*',
  notMissed: either(
    '(?:world|no ?body|no one|people|they) ~3 (?:miss|need\\w*|notice) ~2 (?:one|another|a|some) ~3 (?:loser|failure|nobody|burden|pig|mess|idiot)',
    '(?:welt|niemand|keiner) ~4 (?:ein\\w*) ~3 (?:versager\\w*|niemand|last|loser|null) ~3 (?:vermiss\\w*|brauch\\w*|weniger)|(?:welt|alle) ~5 ohne (?:so )?ein\\w* (?:versager\\w*|loser|last)',
  ),
};

/** A way out, a farewell to the app, a world without the user. */
export const crisisFarewells: readonly Combination[] = [
  { all: ['{wayOut}', '{painless}'], none: 'contract|vertrag|party|meeting|traffic|maze|city|stadt|{daily}' },
  { all: ['{farewell}', '{thanks}', '{me}|app|years?|jahre?n?'], none: '{otherApp}' },
  { all: ['{lessBurden}', '{end}', '{me}'], none: 'weekend|holiday|urlaub|trip|{daily}' },
  { all: ['{notMissed}'], none: 'game|match|spiel' },
];
