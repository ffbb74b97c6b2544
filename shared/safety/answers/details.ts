import { concepts } from '../concepts/index.ts';
import { lazily } from '../pattern.ts';
import type { Topic } from '../topics/topic.ts';

type Language = 'en' | 'de';

interface Detail {
  topic: Topic;
  matches: (text: string) => boolean;
  en: string;
  de: string;
}

const detail = (topic: Topic, pattern: string, en: string, de: string): Detail => ({
  topic,
  matches: lazily([pattern], concepts),
  en,
  de,
});

/** One general fact per group of medicines or foods. Source: NHS, medicines A to Z and foods to avoid in pregnancy. */
const details: readonly Detail[] = [
  detail(
    'drug-food',
    '{maoi}',
    'With MAO inhibitors, tyramine in aged or mature cheese, cured meat, fermented soy, tap beer and yeast extract can raise blood pressure dangerously; fresh cheese such as cottage cheese is usually low in it.',
    'Bei MAO-Hemmern kann Tyramin in gereiftem (altem) Käse, Rohwurst, fermentiertem Soja, Fassbier und Hefeextrakt den Blutdruck gefährlich steigern; Frischkäse enthält meist wenig.',
  ),
  detail(
    'drug-food',
    '(?:grapefruit\\w*|pampelmuse\\w*|pomelo)',
    'Grapefruit and its juice can make some medicines, among them simvastatin, atorvastatin and some blood pressure tablets, much stronger, and simvastatin and grapefruit do not go together.',
    'Grapefruit und ihr Saft können manche Mittel, darunter Simvastatin, Atorvastatin und einige Blutdrucktabletten, viel stärker wirken lassen; Simvastatin und Grapefruit vertragen sich nicht.',
  ),
  detail(
    'drug-food',
    '{thinner}',
    'With warfarin, keep foods rich in vitamin K, such as kale and spinach, about the same from week to week, and be careful with cranberry and alcohol.',
    'Bei Warfarin oder Marcumar sollte Vitamin K, etwa aus Grünkohl und Spinat, von Woche zu Woche gleich bleiben; Vorsicht mit Cranberry und Alkohol.',
  ),
  detail(
    'drug-food',
    '{thyroid}',
    'Levothyroxine is usually taken on an empty stomach, 30 to 60 minutes before breakfast and coffee, and hours apart from calcium, iron and soy.',
    'Levothyroxin nimmt man meist nüchtern, 30 bis 60 Minuten vor Frühstück und Kaffee, und mit Stunden Abstand zu Kalzium, Eisen und Soja.',
  ),
  detail(
    'drug-food',
    'lithium',
    'With lithium, sudden changes in salt, fluids or caffeine change its level in the blood, so keep them steady.',
    'Bei Lithium verändern plötzliche Änderungen von Salz, Trinkmenge oder Koffein den Spiegel im Blut, also halte sie gleich.',
  ),
  detail(
    'drug-food',
    'antibiotics?|antibiotik\\w*|doxycyclin?e?|tetracyclin?e?|ciprofloxacin',
    'Milk, calcium and iron can block tetracyclines and ciprofloxacin, which need hours apart from them.',
    'Milch, Kalzium und Eisen können Tetracycline und Ciprofloxacin blockieren; dazwischen müssen Stunden liegen.',
  ),
  detail(
    'drug-food',
    'metronidazole?',
    'Alcohol and metronidazole do not go together.',
    'Alkohol und Metronidazol vertragen sich nicht.',
  ),
  detail(
    'drug-food',
    'metformin\\w*',
    'Metformin is usually taken with a meal; a lot of alcohol with it is risky.',
    'Metformin nimmt man meist zu einer Mahlzeit; viel Alkohol dazu ist riskant.',
  ),
  detail(
    'drug-food',
    'ramipril|lisinopril|enalapril|candesartan|losartan|valsartan|spironolacton\\w*',
    'With ramipril, losartan or spironolactone, potassium can build up, so salt substitutes and potassium supplements need advice.',
    'Bei Ramipril, Losartan oder Spironolacton kann sich Kalium anreichern; Salzersatz und Kaliumpräparate brauchen Rat.',
  ),
  detail(
    'drug-food',
    'alcohol|wine|beer|alkohol|wein|bier',
    'Alcohol makes many medicines stronger or harder on the liver.',
    'Alkohol verstärkt viele Mittel oder belastet mit ihnen die Leber.',
  ),
  detail(
    'pregnancy',
    'alcohol|wine|beer|champagne|cocktail|drink a|alkohol|wein|bier|sekt',
    'The safest amount of alcohol in pregnancy is none.',
    'In der Schwangerschaft ist kein Alkohol die sicherste Menge.',
  ),
  detail(
    'pregnancy',
    'brie|camembert|unpasteuri[sz]ed|raw milk|blue cheese|soft cheese|rohmilch\\w*|weichkaese|schimmelkaese|deli meat|smoked salmon|pate|sushi|raw|roh\\w*|salami|listeri\\w*',
    'Unpasteurized cheese, raw meat and fish can carry listeria; with fever after eating them, call today.',
    'Rohmilchkäse, rohes Fleisch und roher Fisch können Listerien enthalten; bei Fieber danach heute anrufen.',
  ),
  detail(
    'pregnancy',
    'caffeine|coffee|koffein|kaffee|energy drink\\w*',
    'The usual advice is to stay under 200 mg of caffeine a day, about two cups of coffee.',
    'Üblich ist der Rat, unter 200 mg Koffein am Tag zu bleiben, etwa zwei Tassen Kaffee.',
  ),
  detail(
    'pregnancy',
    'vitamin a|retinol|liver|cod liver|leber(?!wert)|lebertran',
    'Liver and vitamin A (retinol) supplements are best left out in pregnancy.',
    'Leber und Präparate mit Vitamin A (Retinol) lässt man in der Schwangerschaft besser weg.',
  ),
  detail(
    'pregnancy',
    'tuna|swordfish|shark|mercury|thunfisch|schwertfisch|quecksilber',
    'Fish high in mercury, such as swordfish and shark, is best left out, and tuna limited.',
    'Fisch mit viel Quecksilber wie Schwertfisch lässt man besser weg, Thunfisch begrenzt man.',
  ),
];

/** Returns the fact that fits a text best, or an empty string. */
export const detailFor = (topic: Topic, text: string, language: Language): string =>
  details.find((each) => each.topic === topic && each.matches(text))?.[language] ?? '';
