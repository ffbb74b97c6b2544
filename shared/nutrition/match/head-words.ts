import { normalForm } from '../parse/normal-form.ts';

/**
 * Words that name a food on their own although they only occur inside longer names, reviewed one by one: 'chops', but not
 * 'power' of 'power bowl'. A word that is the whole name or alias of a food needs no entry.
 */
const headWords: ReadonlySet<string> = new Set(
  `adzuki agar albacore aloo amberjack ambrosia antipasto arrowroot apfelauflauf backstrap bajji bakewell
  balti basmati bass benedict bhajia bhajiya bhalla bhuna bhurji blackeye blanquette blinchiki blintzes
  bluefin bonito borlotti bourguignon brotstange brulee burdock burji butterbean cacciatore   caldo casserole cecina chaat charcuterie charqui chevon chex chigae chilischote chimi chop chowmein
  chub cobbler codfish colada compote coors cornmush corvina cranapple croquette crumb cuervo dandelion
  datshi dimsum donair donburi dopiaza dough eierpunsch escalope fenugreek fishburger fiskeburger
  fladen fladenbrot footlong fowl frappe frap fricassee frijoles frikadeller fritter frog fudgesicle galette ganoush ghanouj
  gateau gelatina giblet gobhi gobi gosht goujon gourd gratin groats gruel grutze halaya haluszki hahnchenfleisch
  hahnchensalat hahnchenstreifen haricot hemp herb hijiki hock hogget huhnerbruhe icing jigae jjigae
  johnnycake kabab kalbsschnitzel karahi katsu keerai kirschtorte kochbanane kompott korma ladu lima lobia loin   lupin makkaroni marrow masoor matar matcha melt mezze mihun milanese moong morue mudde nesquik niblets
  nog oikos oolong pakoda pannacotta paprikash parfait parm parmo parmi parmigiana parmy passata polow pottage preserve
  puff pulse rabe raab ragout raita rahmsosse roe roux saba sambol sando sardinen sate schmorbraten schnitty scratchings
  seed seekh shank shawarma shorbot shortcake sirup sockeye sotong sukuma sukumawiki tataki tatty tenderloin teriyaki
  termite tetrazzini teigtaschen toddy tofurky tostitos trotter turnover ube urad weeny weetbix weisskraut wellington
  whitefish yellowtail zest ziti zong`
    .split(/\s+/)
    .map(normalForm),
);

/** Returns whether a word that only occurs inside longer names names a food on its own. */
export const isHeadWord = (word: string): boolean => headWords.has(word);
