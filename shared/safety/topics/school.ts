import type { Topic } from './topic.ts';

const forSchool =
  /\bteach(?:ing)? (?:\w+ ){0,2}(?:graders?|kids|class|students|pupils) about\b|\b(?:school|class|classroom|homework|biology|science|health ed\w*|nursing school) (?:\w+ )?(?:poster|project|report|test|exam|quiz|class|homework|presentation|paper|talk|essay|assignment)\b|\bfor (?:my |a |our |the )?(?:\w+ )?(?:class|school|homework|biology|lesson|course|exam|presentation|poster|essay|quiz)\b|\bhomework\b|\b(?:hausaufgabe|unterrichts)\w*\b|\b(?:poster|leaflet|flyer|presentation|essay) (?:about|on|for|over)\b|\b(?:schul|lern)\w*(?:plakat|poster|projekt|referat|aufgabe\w*|arbeit)\b|\bfuer (?:die |den |das |mein |ein |meine |meinen |unsere )?(?:schule|bio|biologie|biounterricht|unterricht|klasse|klassenarbeit|hausaufgaben?|ausbildung|referat|plakat)\b|\b(?:referat|plakat|poster|hausaufgabe\w*|vortrag) (?:in \w+ )?(?:ueber|zu|zum|fuer)\b|\b(?:schule|school|class|klasse|unterricht)\b.*\b(?:poster|plakat|referat|vortrag|projekt|project)\b/;
/** The own body, or that of someone close: then the question is no school question. */
const isOwn =
  /\b(?:i|ich) (?:\w+ )?(?:have|take|use|inject\w*|ate|drank|feel|need|eat|am|bin|habe|nehme|spritze|fuehle|brauche|esse)\b(?! (?:to |a |an |ein\w* )?(?:write|writing|do|doing|make|making|prepar\w*|present\w*|work\w*|give|giving|explain|know|learn|class|test|exam|poster|homework|biology|school|referat|plakat|vortrag|test|klassenarbeit|in (?:school|class|der schule)))|\b(?:my|mein\w*|our|unser\w*) (?:\w+ )?(?:insulin|dose|dosis|diabet\w*|sugars?|zucker|blutzucker|glucose|pregnancy|schwangerschaft|baby|doctor|arzt|medication|medikament\w*|wife|frau|mom|mum|mother|mutter|mama|sister|schwester|dad|vater|kidneys?|nieren?|meds|pump|pumpe|basal)\b|\b(?:how (?:much|many)|wie ?viele?|units?|einheiten|inject\w*|spritz\w*|gespritzt|dos(?:e|es|is)|now|jetzt)\b|\b(?:should i|can i|may i|darf ich|soll ich|kann ich|muss ich)\b|\b(?:bin|am) (?:\w+ )?(?:schwanger|pregnant|diabetic|diabetiker\w*)\b/;
const general: ReadonlySet<Topic> = new Set<Topic>([
  'pregnancy',
  'insulin-dose',
  'illness',
  'medication',
  'drug-food',
  'kidney',
  'infant',
  'honey-infant',
  'high-glucose',
]);

/** Returns whether a text asks about an illness or its treatment in general, for a class or a poster. */
export const isSchoolQuestion = (text: string, topic: Topic): boolean =>
  general.has(topic) && forSchool.test(text) && !isOwn.test(text);
