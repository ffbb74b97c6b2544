import { parseNames } from './name-list.ts';

/** Known conditions. Others are stored as typed. */
const conditions = [
  'pregnant',
  'breastfeeding',
  'eating disorder',
  'anorexia',
  'bulimia',
  'binge eating disorder',
  'type 1 diabetes',
  'type 2 diabetes',
  'gestational diabetes',
  'diabetes',
  'kidney disease',
  'celiac disease',
  'lactose intolerance',
  'fructose intolerance',
  'histamine intolerance',
  'phenylketonuria',
  'high blood pressure',
  'high cholesterol',
  'heart disease',
  'liver disease',
  'gout',
  'irritable bowel syndrome',
  'inflammatory bowel disease',
  'thyroid disease',
  'bariatric surgery',
] as const;
export type Condition = (typeof conditions)[number];

/** Everyday names of conditions. */
export const conditionNames = parseNames<Condition>(`
gestational_diabetes: gestational diabet*; pregnancy diabetes; schwangerschaftsdiabetes; gestationsdiabetes
pregnant: pregnant; pregnancy; expecting a baby; expecting; schwanger*
breastfeeding: breastfeeding; breast feeding; nursing; lactating; lactation; stillen; stillend*; stillzeit; ich stille
anorexia: anorexi*; anorect*; magersucht; magersuchtig; magersuechtig
bulimia: bulimi*; ess brech sucht
binge_eating_disorder: binge eating disorder; binge eating; binge*; essanfalle; essanfaelle
eating_disorder: eating disorder; disordered eating; orthorexia; arfid; essstorung*; essstoerung*; essgestort; orthorexie
type_1_diabetes: type 1 diabet*; type one diabet*; t1d; diabetes type 1; typ 1 diabet*; diabetes typ 1; typ 1
type_2_diabetes: type 2 diabet*; type two diabet*; t2d; diabetes type 2; typ 2 diabet*; diabetes typ 2; typ 2
diabetes: diabet*; zuckerkrank*; zuckerkrankheit
kidney_disease: kidney disease; chronic kidney disease; ckd; kidney failure; kidney problem; renal disease; renal failure; dialysis; nierenkrank*; niereninsuffizienz; nierenerkrankung; nierenschwache; nierenschwaeche; nierenversagen; dialyse
celiac_disease: celiac disease; coeliac disease; celiac; coeliac; zoliakie; zoeliakie; sprue
lactose_intolerance: lactose intoleran*; lactose malabsorption; laktoseintoleran*; laktose intoleran*; lactoseintoleran*
fructose_intolerance: fructose intoleran*; fructose malabsorption; fruktoseintoleran*; fruktosemalabsorption; fructoseintoleran*
histamine_intolerance: histamine intoleran*; histaminintoleran*; histamin intoleran*
phenylketonuria: phenylketonuri*; pku
high_blood_pressure: high blood pressure; hypertension; hypertensive; bluthochdruck; hoher blutdruck; hypertonie
high_cholesterol: high cholesterol; hypercholesterol*; hohes cholesterin; hohe cholesterinwerte
heart_disease: heart disease; heart failure; coronary disease; coronary heart disease; herzkrank*; herzinsuffizienz; herzerkrankung
liver_disease: liver disease; fatty liver; cirrhosis; leberkrank*; fettleber; leberzirrhose; lebererkrankung
gout: gout; gicht
irritable_bowel_syndrome: irritable bowel syndrome; irritable bowel; ibs; reizdarm*
inflammatory_bowel_disease: inflammatory bowel disease; crohns disease; crohn; crohns; ulcerative colitis; ibd; morbus crohn; colitis ulcerosa; colitis
thyroid_disease: thyroid disease; hypothyroid*; hyperthyroid*; hashimoto*; schilddruse*; schilddruese*
bariatric_surgery: bariatric surgery; gastric bypass; gastric sleeve; magenbypass; schlauchmagen; magenverkleinerung
`);

/** The allergens and contents that a condition excludes. */
export const excludedByCondition = {
  'celiac disease': 'gluten',
  'lactose intolerance': 'lactose',
} as const;
