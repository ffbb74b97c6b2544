import type { Language } from '../../language/languages.ts';
import { spelled } from '../rules/read/spelling.ts';
import { plainGerman } from '../rules/read/german/plain-german.ts';

/** Words without a topic of their own. */
const idle: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    (
      'a an the i you we they he she it me my your our is are was were be been am do does did done doing can could would will ' +
      'shall may might of to in on at for and or but so if then than that this these those there here with by as its ' +
      'have has had having get gets got getting just really actually roughly approximately about tell please say explain ' +
      'give know want like think any some no not also too very what which who whom one ones thing things okay ok hey hi ' +
      'hello coach question quick bit let make lot lots plenty true ever every each still happen happens s t re ve ll m from into up out off over under s whats crash course intro introduction basics basic dummies overview guide deal scoop summary summarize lowdown everything'
    ).split(' '),
  ),
  de: new Set(
    (
      'der die das den dem des ein eine einen einem einer eines ich du er sie es wir ihr mir mich dir dich man mein meine ' +
      'dein deine ist sind war waren sein wird werden kann konnen konnte darf hat haben habe hatte und oder aber so wenn ' +
      'dann als dass dieser diese dieses mit von zu zum zur fur auf an am im in aus bei um auch noch mal denn eigentlich ' +
      'bitte sag sage erklar gib gibt etwas was welche welcher welches wer nicht kein keine ja nein hallo hi coach frage ' +
      'ok okay passiert stimmt wirklich ungefahr etwa uber beim ins vom jede jeder jeden unter dich sich nur schon doch mehr ob crashkurs einfuhrung grundlagen uberblick kurz alles erklare'
    ).split(' '),
  ),
};

/** Different words for one concept, by the word that topics use. */
const same: Readonly<Record<Language, readonly (readonly [word: string, others: string])[]>> = {
  en: [
    ['fiber', 'fibre fibres fibers roughage'],
    ['carb', 'carbohydrate carbohydrates carbs starchy'],
    ['kcal', 'cal cals calories calorie kilocalories kcals'],
    ['vegetable', 'veg veggie veggies veges vegetables greens'],
    ['fat', 'fats fatty lipid lipids'],
    ['protein', 'proteins prot'],
    ['sodium', 'natrium'],
    ['lose', 'losing lost loss drop shed slim slimming'],
    ['gain', 'gaining gained putting'],
    ['exercise', 'exercising workouts sports sporty'],
    ['training', 'train trains'],
    ['lift', 'lifting lifts weightlifting weights'],
    ['healthy', 'healthily health wholesome'],
    ['healthier', 'better'],
    ['bad', 'unhealthy harmful worse worst harm harms'],
    ['many', 'much'],
    ['day', 'daily days'],
    ['max', 'maximum most upper'],
    ['liter', 'liters litre litres l'],
    ['drink', 'drinking drinks beverage beverages'],
    ['eat', 'eating eats ate eaten consume consumption'],
    ['b12', 'b-12 cobalamin'],
    ['ultra', 'ultraprocessed upf upfs'],
    ['omega', 'omega-3 omega3 omegas'],
    ['pregnant', 'pregnancy expecting'],
    ['kid', 'kids child children toddler toddlers'],
    ['diet', 'diets dieting'],
    ['fridge', 'refrigerator'],
    ['mold', 'mould moldy mouldy'],
    ['yogurt', 'yoghurt yoghurts yogurts'],
    ['diarrhea', 'diarrhoea'],
    ['anemia', 'anaemia'],
    ['celiac', 'coeliac'],
    ['source', 'sources'],
    ['burn', 'burns burning burned'],
    ['soda', 'pop sodas'],
    ['sweetener', 'sweeteners'],
    ['frozen', 'freezing'],
    ['run', 'running runs jog jogging'],
    ['tired', 'tiredness sleepy exhausted'],
    ['often', 'frequently'],
    ['night', 'nighttime midnight'],
    ['overnight', 'suddenly'],
  ],
  de: [
    ['ballaststoff', 'ballaststoffe ballaststoffen ballaststoffreich'],
    ['kohlenhydrat', 'kohlenhydrate carbs kh kohlenhydraten'],
    ['kalorie', 'kalorien kcal'],
    ['gemuse', 'grunzeug'],
    ['eiweiss', 'protein proteine proteinreich eiweissreich eiweisse'],
    ['abnehmen', 'abzunehmen abgenommen verlieren gewichtsabnahme'],
    ['sport', 'sportlich workout'],
    ['gesund', 'gesunde gesunder gesundes gesundheit'],
    ['schlecht', 'ungesund schadlich schadet schaden'],
    ['viel', 'viele vielen wieviel wieviele'],
    ['tag', 'taglich tage tagen'],
    ['trinken', 'trinke trinkt trinkst getrank getranke'],
    ['essen', 'esse isst gegessen'],
    ['brauche', 'brauch braucht brauchen brauchst benotige benotigt bedarf notig'],
    ['lebensmittel', 'nahrungsmittel'],
    ['kind', 'kinder kindern'],
    ['schwanger', 'schwangere schwangerschaft'],
    ['frei', 'freie freier'],
    ['laufen', 'joggen rennen lauf'],
  ],
};

const synonyms: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: new Map(same.en.flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const))),
  de: new Map(same.de.flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const))),
};

const englishStem = (word: string): string => {
  if (word.length <= 3) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:sses|shes|ches|xes|oes)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s')) return word.slice(0, -1);
  if (word.length > 6 && word.endsWith('ing')) return word.slice(0, -3);
  if (word.length > 5 && word.endsWith('ed')) return word.slice(0, -2);
  return word;
};

const germanStem = (word: string): string =>
  word.length <= 4 ? word : word.replace(/(?:ern|em|en|er|es|e|n|s)$/, '');

/** Returns the form in which a word of a topic or question is compared. */
export const stemOf = (word: string, language: Language): string => {
  const plain = plainGerman(word);
  const meant = synonyms[language].get(plain) ?? plain;
  return language === 'de' ? germanStem(meant) : englishStem(meant);
};

/** Returns the text in plain letters, English with its spelling corrected. */
const readWords = (message: string, language: Language): string => {
  const text = plainGerman(message.slice(0, 400)).replace(/\blow[ -](carb|fat)/g, 'low$1');
  return language === 'en'
    ? spelled(text.replace(/[^\p{L}\d'’ -]+/gu, ' '))
    : text.replace(/\bzu viele?\b/g, 'zuviel');
};

/** Returns the words of a question that may tell its topic. */
export const queryWords = (message: string, language: Language): string[] => [
  ...new Set(
    readWords(message, language)
      .replace(/(\p{L})['’](?:s|re|ve|ll|d|m|t)\b/gu, '$1')
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word !== '' && !idle[language].has(word))
      .map((word) => stemOf(word, language)),
  ),
];
