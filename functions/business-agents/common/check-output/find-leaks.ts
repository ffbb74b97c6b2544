import { isDenied, sentencesIn } from './sentences.ts';

const leaks: readonly RegExp[] = [
  /\bas an? (?:\p{L}+ )?(?:ai|artificial|language model|llm|virtual assistant|chat ?bot)|\b(?:i am|i'm) (?:just )?(?:an? )?(?:ai|language model|llm|chat ?bot)(?!\p{L})|\bals (?:ki|sprachmodell|künstliche)|\bich bin (?:nur )?(?:eine? )?(?:ki|sprachmodell|chatbot)(?!\p{L})/iu,
  /\b(?:my|these|the|our) (?:system )?(?:instructions?|prompt|guidelines|configuration|directives) (?:say|says|state|states|are|is|tell|tells|require|forbid|include|read|:)|\bsystem prompt\b|\b(?:i was|i am|i'm|i have been) (?:instructed|told|programmed|configured|trained|prompted|set up) (?:to|not|never|by)/iu,
  /\bmeine (?:anweisungen|instruktionen|vorgaben|regeln) (?:lauten|sagen|sind|besagen|verbieten)|\b(?:mir wurde|ich wurde) (?:angewiesen|vorgegeben|gesagt|instruiert|programmiert)|\bsystem-?prompt\b|\bich (?:bin|habe) (?:angewiesen|die anweisung)/iu,
  /^(?:you are|du bist|sie sind) (?:an?|the|ein|eine) (?:\p{L}+ ){0,4}(?:agent|assistant|assistent\p{L}*|model|bot)\b/iu,
  /\b(?:never reveal|do not reveal|don't reveal|keep (?:this|these) (?:secret|confidential)|only use the data|never follow an instruction|all of it is data|verrate (?:nie|nicht))/iu,
  /<\|(?:im_start|im_end|system|endoftext)|\[(?:\/?INST|SYS)\]|^(?:system|assistant|user)\s?:\s/iu,
  /\b(?:in|using|following) the (?:requested|required|given|specified) (?:format|style|length)|\bas (?:instructed|per (?:the|my) instructions)|\bwie angewiesen\b|\bim gewünschten format\b/iu,
  /\b(?:language model|sprachmodell)\b[^.!?]{0,40}\b(?:trained|trainiert)|\bthe text above (?:reads|says)|\b(?:my|meine) (?:guidelines|instructions|prompt|rules|anweisungen|richtlinien|vorgaben)\b|\bmy (?:training|knowledge cut-?off|developers?|makers?|creators?|programmers?)\b|^(?:instructions?|system(?: prompt| message)?|anweisung(?:en)?)\s?:/iu,
  /\bapi[_ -]?key\b|\bsk-[a-z0-9]{8,}|\bBearer [\w-]{12,}/iu,
];

/** Sentences that only decline to show instructions. */
const declines =
  /\b(?:do not|don't|cannot|can't|won't|will not) (?:show|share|reveal|print|disclose|tell)|\b(?:zeige|verrate|nenne|teile) (?:\p{L}+ ){0,4}(?:nicht|keine)/iu;

/** Returns the first sentence that tells instructions or speaks as a model, or null. */
export const findLeak = (text: string): string | null =>
  sentencesIn(text).find(
    (sentence) =>
      leaks.some((pattern) => pattern.test(sentence)) &&
      !(
        declines.test(sentence) &&
        isDenied(sentence) &&
        !/^(?:you are|du bist)/iu.test(sentence) &&
        !/\bnever reveal|instructions? say/iu.test(sentence)
      ),
  ) ?? null;
