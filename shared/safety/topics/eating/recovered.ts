const KIN =
  '(?:sister|brother|daughter|son|wife|husband|partner|friend|girlfriend|boyfriend|cousin|mom|mum|mother|dad|aunt|niece|nephew|colleague|roommate|flatmate|neighbou?r|schwester|bruder|tochter|sohn|frau|mann|freund(?:in)?|cousine?|mutter|mama|vater|tante|nichte|neffe|kollegin?|kollege|mitbewohnerin?|schwaegerin)';
const ILLNESS =
  '(?:eating disorder|anorexia|bulimia|anorexic|bulimic|binge eating(?: disorder)?|arfid|essstoerung|ess stoerung|magersucht|bulimie|anorexie|magersuechtig)';
const had = new RegExp(
  `\\b(?:my|our|mein\\w*|unser\\w*) (?:\\w+ ){0,2}${KIN} (?:(?:\\w+ ){0,3}(?:had|survived|recovered from|beat|overcame|hatte|war) (?:\\w+ ){0,4}|used to (?:have|be|struggle with) (?:\\w+ ){0,2})${ILLNESS}\\b`,
);
const isWell =
  /\b(?:is|are|she is|he is|been|doing|feels?|ist|geht es|gehts|laengst|wieder) (?:\w+ ){0,4}(?:fine|healthy|well|recovered|great|good|better|over it|ok|okay|cured|gesund|gut|genesen|bestens|super|geheilt)\b|\b(?:healthy|fine|well|gesund) (?:now|today|again|heute)\b|\b(?:fully|completely|long) recovered\b|\brecovered (?:years|since|now)\b|\b(?:ueberstanden|ueberwunden)\b/;
/** A relapse, a worry, a wish to lose weight, or an illness of the user. */
const isCurrent =
  /\b(?:relaps\w*|rueckfall\w*|worr\w*|sorgen?|afraid|scared|angst|not eat\w*|isst (?:\w+ ){0,2}nicht\w*|thin|skinny|duenn\w*|lose|losing|abnehm\w*|diet|diaet|calor\w*|kalori\w*|hides?|versteckt|vomit\w*|erbrech\w*|kotz\w*|triggers?|but|aber|not (?:fine|well|ok|okay)|nicht (?:gut|gesund)|i (?:also |too )?(?:have|had|am|think i)|ich (?:habe|hatte|bin|glaube) (?:\w+ ){0,3}(?:auch|selbst))\b/;

/** Returns whether a text only mentions that a relative once had an eating disorder and is well now. */
export const mentionsRecoveredRelative = (text: string): boolean =>
  had.test(text) && isWell.test(text) && !isCurrent.test(text);
