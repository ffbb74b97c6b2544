/** Messages that clearly log something. */
export const clearMessages: readonly string[] = `
log one pear and a handful of almonds
could you add a bowl of porridge to breakfast please
hey coach please track two slices of rye bread with cheese
ate a tuna sandwich at noon
we had fish and chips for dinner
drank a glass of red wine
just grabbed a cappuccino
snacked on 25 g pistachios
breakfast: 60 g oats with milk
my dinner was 250 g lasagna
3 meatballs for lunch
a cup of green tea
put a protein bar in my snacks
forgot to log: 2 beers yesterday
so i ended up having a cheeseburger
i skipped breakfast but had a big omelette for lunch
was starving so i ate 4 slices of pizza
umm i had like two cookies
i accidentally ate a whole bag of chips
this afternoon i drank a can of sprite
had a bannana and some almonds
put me down for two beers
add 300 kcal for dinner
trag bitte 2 Scheiben Vollkornbrot ein
ich hab gerade einen Apfel gegessen
gestern abend gab es 300 g Kartoffelsalat
zum Frühstück 2 Eier und ein Brötchen
füge 150 g Joghurt zum Frühstück hinzu
eine Banane bitte eintragen
am Montag hatte ich zwei Bananen zum Frühstück
hab ne Brezel gegessen
vorgestern mittag 1 Döner
schreib 2 Kugeln Eis auf
200g skyr gegessen
150g low fat quark please, breakfast
`
  .trim()
  .split('\n');

/** Messages that log nothing, by the reason. */
export const otherMessages: Readonly<Record<string, readonly string[]>> = {
  question: [
    'how many calories are in a doughnut?',
    'should i eat a banana before bed',
    'banana or apple?',
    'calories in my muesli',
    'fat yesterday',
    'under 450 kcal',
    '1700 calories',
    'half a banana, how much is that',
    'x 5 a week?',
    'darf ich noch ein Eis essen',
    'was hat mehr Protein, Quark oder Skyr',
    'Rezept für Apfelkuchen?',
  ],
  wish: [
    'i could eat six waffles',
    "i'm craving chocolate",
    'i want to eat less sugar',
    'if i eat two eggs how much protein is that',
    'ich hätte gern eine Pizza',
    'wenn ich zwei Eier esse wie viel Protein ist das',
  ],
  negation: [
    "i didn't eat the cake",
    'i never eat breakfast',
    "don't add the cookies",
    'no lunch today',
    'almost ate the whole cake',
    'ich habe kein Frühstück gegessen',
    'ich habe das Eis nicht gegessen',
    'hab auf den Kuchen verzichtet',
  ],
  habit: [
    'i usually drink two coffees',
    'every morning i have toast',
    'normalerweise esse ich mittags Brot',
    'früher habe ich viel Cola getrunken',
  ],
  others: [
    'my son ate two bananas',
    'the kids had pancakes',
    'everyone had cake but me',
    'meine Frau hat einen Burger gegessen',
    'die Kinder haben Nudeln gegessen',
  ],
  future: [
    "i'm going to have pasta tonight",
    'tomorrow: chicken and rice',
    'maybe a sandwich later',
    'morgen esse ich einen Salat',
    'heute abend gibt es Pizza',
  ],
  exercise: [
    'log 30 minutes of yoga',
    'walked 10000 steps',
    'did 50 push ups',
    'bin 5 km gelaufen',
    'trag 10000 Schritte ein',
  ],
  'something else': [
    'it was a piece of cake',
    "i'm a couch potato today",
    'had a haircut',
    'had a fight with the butter guy at work',
    'dinner was great',
    'i bought eggs and milk',
    'slept 8 hours',
    'log in',
    'add up my calories',
    'i ate too much',
    'das ist mir Wurst',
    'hatte heute viele Meetings',
  ],
};
