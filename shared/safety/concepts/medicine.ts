import type { Concepts } from '../pattern.ts';

/** Medicines and conditions under treatment. */
export const medicine: Concepts = {
  insulin:
    'insulin|novo ?rapid|novo ?log|humalog|lantus|levemir|tresiba|fiasp|apidra|toujeo|basaglar|lispro|aspart|glargine|detemir|lyumjev|actrapid|basal(?:insulin)?|bolus(?:insulin)?|bolused|insulin pump|insulinpumpe|pen|spritz(?:e|t|en)?|gespritzt|gepiekst',
  insulinOnly:
    'insulin|novo ?rapid|novo ?log|humalog|lantus|levemir|tresiba|fiasp|apidra|toujeo|basaglar|lispro|aspart|glargine|detemir|lyumjev|actrapid|basalinsulin|bolusinsulin|insulin pump|insulinpumpe',
  sulfonylurea:
    'gliclazide?|glimepirid?e?|glipizide?|glyburide?|glibenclamide?|glibenclamid|glimepirid|amaryl|repaglinide?|glucotrol|diamicron',
  glp1: 'ozempic|wegovy|semaglutid?e?|rybelsus|mounjaro|zepbound|tirzepatid?e?|saxenda|victoza|liraglutid?e?|glp ?-?1|trulicity|dulaglutid?e?|abnehmspritze|weight loss (?:jab|shot|injection)s?',
  statin: '\\w*statins?|\\w+statin\\w*|lipitor|crestor|zocor',
  maoi: 'maois?|mao ?-?(?:inhibitors?|hemmer)|phenelzine|nardil|tranylcypromine?|parnate|isocarboxazid|selegilin?e?|moclobemid?e?|jatrosom|rasagilin?e?',
  thinner:
    'warfarin|coumadin|marcumar|phenprocoumon|falithrom|eliquis|apixaban|xarelto|rivaroxaban|blood thinners?|anticoagulants?|blutverduenner|gerinnungshemmer|clopidogrel|plavix',
  thyroid:
    'levothyroxin?e?|l ?-?thyroxin|synthroid|euthyrox|eltroxin|thyroid (?:pills?|tablets?|meds?|medication|medicine|hormones?)|schilddruesen(?:tabletten?|hormone?|medikamente?|pillen?)',
  diureticDrug:
    'diuretics?|water pills?|water tablets|furosemide?|lasix|spironolacton\\w*|torasemid\\w*|hct|hydrochlorothiazide?|entwaesserungs(?:tabletten?|mittel)|entwaesserungspillen|diuretik\\w*|wassertabletten?',
  laxative:
    'laxatives?|laxies|lax(?:es)?|dulcolax|bisacodyl|senna|senokot|ex ?-?lax|miralax|movicol|macrogol|glycerin suppositor\\w+|enemas?|colon cleanse|epsom salts?|magnesium citrate|abfuehrmittel\\w*|abfuehrtabletten|abfuehrtropfen|abfuehrzaepfchen|abfuehrpillen|abfuehrtee|laxoberal|glaubersalz|bittersalz|einlauf|einlaeufe|sennesblaetter|laxans|laxantien',
  otherMedicine:
    'metformin\\w*|jardiance|empagliflozin|farxiga|dapagliflozin|sglt2\\w*|lithium|ssris?|snris?|sertraline?|fluoxetin?e?|escitalopram|citalopram|venlafaxin?e?|zoloft|prozac|lexapro|antidepressants?|antidepressiv\\w*|mirtazapin?e?|quetiapin?e?|antipsychotics?|adhd meds?|ritalin|adderall|methylphenidat\\w*|vyvanse|elvanse|ramipril|lisinopril|enalapril|candesartan|losartan|valsartan|amlodipin?e?|beta ?-?blockers?|betablocker|metoprolol|bisoprolol|blood pressure (?:pills?|tablets?|meds?|medication|medicine)|blutdruck(?:tabletten?|senker|mittel|medikamente?)|digoxin|amiodaron\\w*|prednisone|prednisolon\\w*|cortisone?|kortison|steroids?|methotrexat\\w*|mtx|immunosuppressants?|tacrolimus|ciclosporin|cyclosporine|isotretinoin|accutane|antibiotics?|antibiotik\\w*|doxycyclin?e?|ciprofloxacin|amoxicillin|penicillin|tetracyclin?e?|metronidazole?|the pill|birth control|contraceptive pill|antibabypille|{painkiller}|{statin}|{maoi}|{thinner}|{thyroid}|{glp1}|{sulfonylurea}|{diureticDrug}|omeprazol\\w*|pantoprazol\\w*|ppis?|allopurinol|colchicin?e?|levodopa|epilepsy (?:meds?|medication)|lamotrigin?e?|valproat\\w*|carbamazepin?e?|phenytoin|hiv meds?|chemo(?:therapy|therapie)?|tamoxifen|st john s wort|johanniskraut|naltrexone|contrave|orlistat|xenical|phentermine|duromine|my (?:meds?|medication|medicine|prescription|tablets)|prescription (?:meds?|drugs?|medicine)|meine[nr]? (?:medikamente?|tabletten|medizin)|medikamente?n?|blood pressure meds',
  illegal:
    'clenbuterol|clen|dnp|dinitrophenol|ephedrine?|eca stack|anabolic steroids?|anabolika|trenbolone?|tren|sarms?|dianabol|testosterone (?:cycle|injections?)|hgh|t3 (?:for|zum)|thyroid hormones? (?:for|zum) (?:weight loss|abnehmen|cutting)|ephedra|sibutramin\\w*|meth\\b|speed for weight',
  pregnant:
    'pregnan(?:t|cy)|preggo|preggers|prego|knocked up|trimester|(?:i am|am|we are) expecting|expecting (?:a baby|twins|my|in|our)|with child|\\d{1,2} (?:weeks?|months?|wks?) (?:along|gone|pregnant|preg)|my due date|due in (?:january|february|march|april|may|june|july|august|september|october|november|december|\\d+ (?:weeks|months))|morning sickness|hyperemesis|gestational (?:diabetes|diabetic)|gestational|preeclampsia|ivf|trying to conceive|ttc|(?:have|having|got) a bun in the oven|schwanger\\w*|schwangerschaft\\w*|ss ?-?woche|ssw|in anderen umstaenden|guter hoffnung|erwarte(?:n)? (?:ein|unser|mein) (?:kind|baby)|(?:in der |bin )\\d{1,2} ?\\.? ?(?:woche|ssw|monat)|trimenon|schwangerschaftsdiabetes|kinderwunsch|nachwuchs unterwegs',
  nursing:
    'breast ?-?feed\\w*|lactat\\w+|nursing (?:my|a|our|the|mom|mum|mother|twins|her|him|\\d)|(?:i am|am|still) nursing|exclusively pumping|pumping milk|milk supply|postpartum|post partum|stille\\b|stillen\\b|stillzeit|stillende|gestillt|wochenbett|milchmenge|milcheinschuss|abpump\\w*|breastmilk|breast milk',
  kidney:
    'kidney(?:s)? (?:disease|failure|trouble|problems?|issues?|patient|transplant|function|stones?|damage|injury|are failing|condition)|bad kidneys?|kidneys? (?:are |is |at |only |down )*(?:to |at )?\\d\\d ?(?:percent|%)|nieren?(?:funktion|leistung)?(?: \\w+){0,3} \\d\\d ?(?:prozent|%)|weak kidneys?|one kidney|only one kidney|single kidney|kidneys? (?:only )?work(?:s|ing)?|kidneys? (?:\\w+ ){0,3}(?:stage|failing|damaged|bad|weak|shrunk|struggling)|stage \\w+ kidneys?|renal|ckd|egfr|gfr|dialysis|nephr(?:itis|otic|opathy|ologist)\\w*|creatinine|polycystic kidney\\w*|nierenversagen|niereninsuffizienz|nierenkrank\\w*|nierenschwaeche|nierenwerte?|nierenfunktion|nierenstein\\w*|nierentransplant\\w*|nierenleiden|nierenproblem\\w*|dialyse\\w*|kreatinin\\w*|(?:meine|schwache|kaputte|kranke) nieren|nur eine niere|einnierig',
  organ:
    'heart failure|cirrhosis|liver (?:disease|failure|transplant|cirrhosis|problems?)|fatty liver|hepatitis|pancreatitis|crohn s?|colitis|gout|heart disease|arrhythmia|organ transplant|cystic fibrosis|cancer|chemo|herzinsuffizienz|herzschwaeche|leberzirrhose|leberkrank\\w*|fettleber|bauchspeicheldruesenentzuendung|pankreatitis|morbus crohn|colitis ulcerosa|gicht|krebs(?:therapie|behandlung|erkrankung)?|herzkrank\\w*|epilepsy|epilepsie|phenylketonuria|pku|phenylketonurie|addison\\w*',
  diabetes:
    '(?:is|am|as|a|m|bin|ist) (?:an? )?(?:type ?-?(?:1|one|i)|typ ?-?(?:1|eins)|t1)(?! ?(?:error|fun|diab))|type ?(?:1|one)(?= (?:here|and|ketones?|since|for))|(?:type (?:1|2|one|two) )?diabet(?:es|ic|ics|iker(?:in)?|isch)|t1d|t2d|zuckerkrank\\w*|typ ?-?(?:1|2)(?: ?-?diabet\\w+)?|prediabet\\w*|praediabet\\w*',
  surgery:
    'surgery|operation|operated on|post ?-?op|after (?:my|the|an?) op|bariatric|gastric (?:bypass|sleeve|band|balloon)|sleeve gastrectomy|bypass|gallbladder (?:out|removed|removal|surgery)|(?:appendix|tonsils|gallbladder|wisdom teeth|stomach|colon|bowel|kidney) (?:(?:was|were|got|been|is|are) )?(?:taken )?(?:out|removed|removal)|had (?:my|a) (?:\\w+ )?(?:removed|taken out)|c ?-?section|hernia repair|hysterectomy|stent|magenbypass|schlauchmagen|magen ?-?op|magenverkleinerung|magenband|nach (?:der|meiner|einer) (?:\\w+ )?(?:op|operation)|(?:op|operation) (?:am|vor|letzte|gestern|gehabt|hinter)|operiert(?:e|er|en)?|frisch operiert|blinddarm (?:raus|op|entfernt|weg)|galle(?:nblase)? (?:raus|op|entfernt|weg)|mandeln (?:raus|entfernt|weg)|kaiserschnitt|weisheitszaehne (?:raus|gezogen|entfernt)|bauch ?-?op|darm ?-?op|nach (?:der|dem) eingriff|wund(?:e|naht)|incision|stitches|naht',
  infant:
    'babys?|babies|infants?|newborns?|neugeborene\\w*|saeugling\\w*|my (?:[0-9]|1[01]|[a-z]+) ?-?(?:months?|mo|weeks?|wks?|days?) ?-?olds?|(?:[0-9]|1[0-1]|one|two|three|four|five|six|seven|eight|nine|ten|eleven) ?-?(?:months?|mo|weeks?) ?-?olds?|(?:\\d{1,2}|zwei|drei|vier|fuenf|sechs|sieben|acht|neun|zehn|elf) (?:monate|wochen) alt\\w*|little one|preemie|fruehchen|toddler',
};
