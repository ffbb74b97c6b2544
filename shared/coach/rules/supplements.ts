/** General information of a public health body about a supplement, without doses. */
export interface Supplement {
  name: string;
  pattern: RegExp;
  about: string;
  /** When to ask a doctor or pharmacist first. */
  ask: string;
  source: string;
  /** In German: the sentence, and the condition with its conjunction. */
  german: { about: string; ask: string };
}

const NHS = 'NHS';
const ODS = 'NIH Office of Dietary Supplements';

/** Based on the bodies' public consumer pages. */
export const supplements: readonly Supplement[] = [
  {
    name: 'Vitamin D',
    pattern: /\bvitamin d(?:-?[23])?\b|\bvit d\b/,
    about:
      'helps bones, teeth and muscles. Skin makes it in sunlight, so many people are advised to take it in autumn and winter',
    ask: 'you have kidney trouble, high calcium, or take other medicines',
    source: NHS,
    german: {
      about:
        'Vitamin D hilft Knochen, Zähnen und Muskeln. Die Haut bildet es im Sonnenlicht, daher wird vielen geraten, es im Herbst und Winter zu nehmen',
      ask: 'wenn du Nierenprobleme oder zu viel Kalzium hast oder andere Medikamente nimmst',
    },
  },
  {
    name: 'Vitamin B12',
    pattern: /\b(?:vitamin )?b-?12\b/,
    about:
      'is found in fish, meat, eggs and dairy. People who eat no animal foods need fortified foods or a supplement',
    ask: 'you are often tired, have tingling hands or feet, or take metformin or medicine for stomach acid',
    source: NHS,
    german: {
      about:
        'Vitamin B12 steckt in Fisch, Fleisch, Eiern und Milchprodukten. Wer nichts vom Tier isst, braucht angereicherte Lebensmittel oder ein Präparat',
      ask: 'wenn du oft müde bist, Kribbeln in Händen oder Füßen hast oder Metformin oder Mittel gegen Magensäure nimmst',
    },
  },
  {
    name: 'Vitamin C',
    pattern: /\bvitamin c\b|\bvit c\b|\bascorbic\b/,
    about: 'is plentiful in fruit and vegetables, and most people get enough from food',
    ask: 'you have had kidney stones or store too much iron',
    source: NHS,
    german: {
      about: 'Vitamin C ist in Obst und Gemüse reichlich enthalten, und die meisten bekommen genug davon',
      ask: 'wenn du Nierensteine hattest oder zu viel Eisen speicherst',
    },
  },
  {
    name: 'Iron',
    pattern: /\biron\b(?! ?man|ing)/,
    about:
      'is found in meat, beans, nuts and dark leafy vegetables. Too much is harmful, so have a blood test before taking a supplement',
    ask: 'you think you’re low on it: a blood test can tell',
    source: NHS,
    german: {
      about:
        'Eisen steckt in Fleisch, Bohnen, Nüssen und dunklem Blattgemüse. Zu viel schadet, lass also vor einem Präparat dein Blut untersuchen',
      ask: 'wenn du einen Mangel vermutest: Ein Bluttest zeigt es',
    },
  },
  {
    name: 'Calcium',
    pattern: /\bcalcium\b/,
    about:
      'is found in dairy, fortified plant drinks, leafy greens and fish with bones, and most people get enough from food',
    ask: 'you have kidney trouble, a heart condition, or take other medicines',
    source: NHS,
    german: {
      about:
        'Kalzium steckt in Milchprodukten, angereicherten Pflanzendrinks, Blattgemüse und Fisch mit Gräten, und die meisten bekommen genug davon',
      ask: 'wenn du Nierenprobleme oder ein Herzleiden hast oder andere Medikamente nimmst',
    },
  },
  {
    name: 'Magnesium',
    pattern: /\bmagnesium\b/,
    about:
      'is found in nuts, seeds, beans and whole grains. Large amounts from supplements upset the stomach',
    ask: 'you have kidney trouble or take antibiotics or medicine for bones',
    source: ODS,
    german: {
      about:
        'Magnesium steckt in Nüssen, Samen, Bohnen und Vollkorn. Große Mengen aus Präparaten reizen den Darm',
      ask: 'wenn du Nierenprobleme hast oder Antibiotika oder Mittel für die Knochen nimmst',
    },
  },
  {
    name: 'Zinc',
    pattern: /\bzinc\b/,
    about:
      'is found in meat, shellfish, dairy and whole grains. Too much keeps the body from absorbing copper',
    ask: 'you take antibiotics or other medicines',
    source: NHS,
    german: {
      about:
        'Zink steckt in Fleisch, Schalentieren, Milchprodukten und Vollkorn. Zu viel hindert den Körper, Kupfer aufzunehmen',
      ask: 'wenn du Antibiotika oder andere Medikamente nimmst',
    },
  },
  {
    name: 'Folic acid',
    pattern: /\bfolic acid\b|\bfolate\b/,
    about:
      'is found in leafy greens, beans and fortified cereals. It matters most before and early in pregnancy',
    ask: 'you plan a pregnancy or take medicine for epilepsy',
    source: NHS,
    german: {
      about:
        'Folsäure steckt in Blattgemüse, Bohnen und angereicherten Getreideprodukten. Am wichtigsten ist sie vor und am Anfang einer Schwangerschaft',
      ask: 'wenn du eine Schwangerschaft planst oder Mittel gegen Epilepsie nimmst',
    },
  },
  {
    name: 'Omega-3',
    pattern: /\bomega(?:[ -]?(?:3|three))?\b|\bfish oil\b/,
    about:
      'is found in oily fish, walnuts, flax and algae. There is better evidence for eating fish than for capsules',
    ask: 'you take blood thinners or have a heart condition',
    source: ODS,
    german: {
      about:
        'Omega-3 steckt in fettem Fisch, Walnüssen, Leinsamen und Algen. Für Fisch ist die Datenlage besser als für Kapseln',
      ask: 'wenn du Blutverdünner nimmst oder ein Herzleiden hast',
    },
  },
  {
    name: 'Creatine',
    pattern: /\bcreatine\b/,
    about:
      'can help with short, hard efforts such as lifting and sprinting, together with training. It often adds a little weight, which is water',
    ask: 'you have kidney trouble or take medicines that strain the kidneys',
    source: ODS,
    german: {
      about:
        'Kreatin kann zusammen mit Training bei kurzen, harten Belastungen wie Krafttraining und Sprints helfen. Oft steigt das Gewicht etwas, das ist Wasser',
      ask: 'wenn du Nierenprobleme hast oder Medikamente nimmst, die die Nieren belasten',
    },
  },
  {
    name: 'Protein powder',
    pattern: /\bprotein (?:powders?|shakes?|supplements?)\b|\bwhey\b|\bcasein\b/,
    about: 'is convenient, but not needed if your meals contain enough protein, which most people’s do',
    ask: 'you have kidney or liver trouble',
    source: 'EFSA, the European Food Safety Authority',
    german: {
      about:
        'Eiweißpulver ist bequem, aber unnötig, wenn deine Mahlzeiten genug Eiweiß enthalten, und das ist meistens so',
      ask: 'wenn du Nieren- oder Leberprobleme hast',
    },
  },
  {
    name: 'Caffeine',
    pattern: /\bcaffeine\b|\bpre-?workout\b/,
    about: 'makes people alert. Moderate amounts are fine for healthy adults, but late cups disturb sleep',
    ask: 'you are pregnant, have heart trouble, or feel anxious or sleep badly',
    source: 'EFSA, the European Food Safety Authority',
    german: {
      about:
        'Koffein macht wach. Mäßige Mengen sind für gesunde Erwachsene in Ordnung, aber späte Tassen stören den Schlaf',
      ask: 'wenn du schwanger bist, Herzprobleme hast, ängstlich bist oder schlecht schläfst',
    },
  },
  {
    name: 'Probiotics',
    pattern: /\bprobiotics?\b/,
    about: 'may help with some gut complaints, but there is little evidence for most claims',
    ask: 'your immune system is weak',
    source: NHS,
    german: {
      about:
        'Probiotika helfen vielleicht bei manchen Darmbeschwerden, für die meisten Versprechen gibt es aber wenig Belege',
      ask: 'wenn dein Immunsystem geschwächt ist',
    },
  },
  {
    name: 'Multivitamins',
    pattern: /\bmulti-?vitamins?\b/,
    about: 'are not needed by most people who eat a varied diet',
    ask: 'you take other supplements or medicines, since amounts add up',
    source: NHS,
    german: {
      about: 'Multivitamine brauchen die meisten nicht, die abwechslungsreich essen',
      ask: 'wenn du andere Präparate oder Medikamente nimmst, denn Mengen addieren sich',
    },
  },
  {
    name: 'Collagen',
    pattern: /\bcollagen\b/,
    about:
      'is a protein that the body breaks down like any other, and there is little evidence that it helps skin or joints',
    ask: 'you have allergies, since it may come from fish',
    source: 'EFSA, the European Food Safety Authority',
    german: {
      about:
        'Kollagen ist ein Eiweiß, das der Körper wie jedes andere abbaut, und für Haut oder Gelenke gibt es wenig Belege',
      ask: 'wenn du Allergien hast, denn es kann aus Fisch stammen',
    },
  },
];
