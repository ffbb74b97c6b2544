import { isOneEdit, isTwoEdits } from '../language/edits.ts';

/** Words whose misspellings must not hide an emergency. */
const vocabulary = (
  'swallowed swallow bleach choking choked allergic allergy reaction swelling swollen breathe breathing tongue throat ' +
  'unconscious unresponsive fainted fainting suicide suicidal laxative laxatives vomiting vomited anorexia anorexic ' +
  'bulimia bulimic binged binging purging purged starving pregnant pregnancy breastfeeding insulin glucose metformin ' +
  'ketones paracetamol ibuprofen acetaminophen antifreeze detergent mushrooms seizure diabetic diabetes dialysis ' +
  'warfarin semaglutide ozempic overdose overdosed anaphylaxis epipen tablets detergents disinfectant ketoacidosis ' +
  'medication antidepressant levothyroxine drooping slurring slurred bleeding battery hypoglycemia drowning ' +
  'geschluckt getrunken verschluckt abfuehrmittel erbrochen uebergeben schwanger schwangerschaft blutzucker tabletten ' +
  'umbringen selbstmord ohnmaechtig bewusstlos atemnot allergie allergisch essstoerung magersucht vergiftet ' +
  'herzinfarkt schlaganfall gespritzt unterzucker unterzuckert knopfzelle medikament medikamente einheiten ' +
  'fressanfall entkalker rohrreiniger'
).split(' ');
const known = new Set(vocabulary);

/** Real words that look like misspellings of the vocabulary. */
const realWords = new Set(
  (
    'blech shallow shallows beach breach preach bleached bleaches smelling dwelling spelling swelled stirring sparing starting ' +
    'staring bathing threat thread tongues tablet tables tabletop bingeing banged hinged singed purring urging reactions ' +
    'breaded breath breathes insular insulting glucosamine seizures diabetics batter better batters bitter dropping ' +
    'snoring mushroom detergent allergies allergen allergens feinted painted tainted elongating betrunken ertrunken ' +
    'schwangere tablette geschickt gespitzt gebrochen einheit uebergehen uebergebe choring chopping ' +
    'reaktion reaktionen relation schlanker verschickt weaning bedding blending breeding blooding pregnancies vomits chewing cooking checking cooked bringing binding smelling starling serving steering pursing purring pursed purred overdone drooling droning meditation gesunken geschmeckt geschleckt verschickt einhalten entkalken tabletts schwinger mushroom choosing chopping stirring blending bleating fasting tablespoon looked booked hooked pureed puree stollen buttery breaking uebrigen starring breaching binning umzubringen erbrechen getraenken bratling bulimie trinken geschenkt gedruckt sweeping sweating stalling smelled steamed stewed'
  ).split(' '),
);

/** Words from this length on may differ by two edits. */
const LONG = 9;

/** Frequent misspellings that are more than one edit away or shorter than six letters. */
const frequent: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tounge: 'tongue',
    toung: 'tongue',
    vomitting: 'vomiting',
    vomitted: 'vomited',
    diabeties: 'diabetes',
    insuline: 'insulin',
    bleech: 'bleach',
    suger: 'sugar',
    suggar: 'sugar',
    shugar: 'sugar',
    suagr: 'sugar',
    breth: 'breath',
    brethe: 'breathe',
    breate: 'breathe',
    alergic: 'allergic',
    alergy: 'allergy',
    alergie: 'allergie',
    alergisch: 'allergisch',
    anaphalaxis: 'anaphylaxis',
    sucide: 'suicide',
    suicde: 'suicide',
    pregnent: 'pregnant',
    preganant: 'pregnant',
    pregnat: 'pregnant',
    siezure: 'seizure',
    seziure: 'seizure',
    unconcious: 'unconscious',
    chokin: 'choking',
    diarrhoea: 'diarrhea',
    stroak: 'stroke',
    hipo: 'hypo',
    feinted: 'fainted',
    purgeing: 'purging',
    bullemia: 'bulimia',
    bolemia: 'bulimia',
    anorexa: 'anorexia',
    kotzn: 'kotzen',
    tabletn: 'tabletten',
    vergiffted: 'vergiftet',
    schwnger: 'schwanger',
  }),
);

const SHORTEST = 6;
const corrected = (word: string): string => {
  const common = frequent.get(word);
  if (common !== undefined) return common;
  if (word.length < SHORTEST || known.has(word) || realWords.has(word) || /\d/.test(word)) return word;
  const near = vocabulary.filter(
    (each) => each[0] === word[0] && each.length >= SHORTEST && Math.abs(each.length - word.length) <= 2,
  );
  // An inflected form is no misspelling: 'allergische', 'tablet'.
  if (near.some((each) => word.startsWith(each) || each.startsWith(word))) return word;
  return (
    near.find((each) => isOneEdit(word, each)) ??
    near.find((each) => word.length >= LONG - 1 && each.length >= LONG && isTwoEdits(word, each)) ??
    word
  );
};

/** Corrects misspelled words of the safety vocabulary in a normalized text. Other words stay. */
export const correctSpelling = (text: string): string =>
  text
    .split(' ')
    .map((word) => corrected(word))
    .join(' ');
