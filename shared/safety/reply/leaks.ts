/** Identifiers, tables and talk about the instructions of a model. */
const LEAK =
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b|\b[0-9A-HJKMNP-TV-Z]{26}\b|\b(?:user|turn|entry|record|connection|account)[ _-]?ids?\b|\b(?:table|tabelle) [A-Z]\w*[A-Z]\w*|\barn:aws|\bDynamoDB\b|\b(?:system|developer) (?:message|prompt|instructions?)\b|\bSystem(?:nachricht|prompt|anweisung\w*)\b|\bmy (?:instructions|prompt|system prompt)\b|\bmeine (?:Anweisungen|Instruktionen)\b|\b(?:I was|I am|I’m|I'm) (?:told|instructed) (?:to|not)\b|\b(?:API|secret|access) keys?\b|\bsk-[\w-]{8,}/;

/** Returns the position of an internal detail in a text, or -1. */
export const findLeak = (text: string): number => text.search(LEAK);
