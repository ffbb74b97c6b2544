import { isDenied, sentencesIn } from './sentences.ts';

const w = (pattern: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu');

/** What a text may promise only if it was given: the pattern, and the words of which one must be given. */
const promises: readonly (readonly [pattern: RegExp, given: RegExp])[] = [
  [
    w(
      String.raw`discount(?:ed)?|rebate|(?:knock|take|shave|slash)\b[^.!?]{0,30}\boff|(?:fünftel|viertel|drittel|prozent|%) (?:nachlass|weniger|günstiger)|voucher|coupon|(?:\d+|\p{L}+)\s?(?:%|percent)\s(?:off|less|cheaper)|reduced (?:price|rate)|(?:lower|reduce|drop|cut) (?:the|our|your) (?:price|rate|fee)s?|make an exception|eine ausnahme|den preis senken|preis runter|price (?:cut|reduction)|half price|rabatt\p{L}*|nachlass|skonto|gutschein|preisnachlass|kommen wir (?:Ihnen|dir|euch) [^.]*entgegen|entgegenkommen|ermäßig\p{L}*|billiger|günstiger(?:e|er|en)? preis|sonderpreis|special (?:price|offer|rate)`,
    ),
    w(
      String.raw`discount\p{L}*|off|%|percent|rebate|voucher|sale|rabatt|nachlass|skonto|prozent|gutschein|offer|angebot|half price|reduced|sonderpreis|entgegen\p{L}*`,
    ),
  ],
  [
    w(
      String.raw`(?:for |is |are |comes? |totally |completely |absolutely )free(?: of charge)?(?!\s?(?:on|at|to|for|tomorrow|next|this|slot|time|day|from|lance))|free (?:trial|month|of charge|setup|onboarding|delivery|shipping|sample|upgrade|consultation|training|support|returns?|shipping)|(?:first|second|one) month(?:s)? (?:is |are )?free|at no (?:extra |additional )?(?:cost|charge)|no (?:extra |additional |hidden )?(?:cost|charge|fee)s?|on (?:us|the house)|on our account|free|complimentary|kostenlos\p{L}*|gratis|kostenfrei|umsonst|ohne aufpreis|geht auf uns|geschenkt|auf unsere kosten|(?:geht|gehen) aufs haus|aufs haus|throw in|for nothing`,
    ),
    w(
      String.raw`free|complimentary|on us|no (?:extra )?(?:cost|charge)|kostenlos\p{L}*|gratis|kostenfrei|umsonst|included|inklusive|on the house`,
    ),
  ],
  [
    w(
      String.raw`guarant(?:ee|ees|eed|eeing)|warrant(?:y|ies|ed|s)?|garanti\p{L}*|gewährleist\p{L}*|we promise|i promise|versprechen wir|wir versprechen|verspreche ich|ich verspreche|money back|geld zurück|refund(?:ed)? if|no risk|risk-free|risikofrei|without (?:any )?risk|zugesichert|sichern (?:wir )?(?:ihnen )?zu|fully covered|no questions asked|(?:get|have) your money|(?:we|i)(?:'ll| will)? (?:pay|give) (?:you|it) back|stehen wir gerade|dafür stehe[n]?|you can count on|auf uns (?:ist verlass|können sie)|(?:full|complete) compliance|complian(?:t|ce) with (?:every|all|any)`,
    ),
    w(
      String.raw`guarant\p{L}*|warrant\p{L}*|garanti\p{L}*|gewähr\p{L}*|promise|versprech\p{L}*|money back|geld zurück|risk|risiko`,
    ),
  ],
  [
    w(
      String.raw`liab(?:le|ility)|hafte[tn]?|haftung|indemnif\p{L}*|without limit|unlimited|unbegrenzt|uneingeschränkt|at all times|jederzeit (?:verfügbar|erreichbar)|exclusiv(?:e|ity)|exklusiv\p{L}*|binding|verbindlich\p{L}*|rechtsverbindlich|penalt(?:y|ies)|vertragsstrafe|terminate (?:at )?any ?time|cancel (?:(?:it|your \p{L}+) )?(?:at )?any ?time|jederzeit (?:\p{L}+ )?(?:kündbar|kündigen)|without notice|no notice period|ohne kündigungsfrist|waive[sd]?|verzichten auf|non-?refundable|lifetime|lebenslang\p{L}*`,
    ),
    w(
      String.raw`liab\p{L}*|haft\p{L}*|indemn\p{L}*|limit|unlimited|unbegrenzt|at all times|jederzeit|exclusiv\p{L}*|exklusiv\p{L}*|binding|verbindlich|penalt\p{L}*|vertragsstrafe|any ?time|notice|kündig\p{L}*|waive\p{L}*|refund\p{L}*|lifetime|lebenslang\p{L}*|capacity|availability`,
    ),
  ],
  [
    w(
      String.raw`(?:^|,\s?)(?:agreed|deal|done deal|einverstanden|abgemacht|gebongt|in ordnung, wir)(?=[,.!:;-]|\s(?:we|wir|then|so))|we(?:'ll| will| can) (?:match|do|meet) (?:that|your|this|the|it for)|we accept (?:your|the|that)|i accept (?:your|the|that)|you(?:'ll| will) (?:get|receive|have) (?:it|that|this|a|the|your) (?:for|at|price)|das machen wir|machen wir so|zu diesem preis|den preis (?:halten|bekommen)|wir nehmen (?:ihr|das) angebot an`,
    ),
    w(String.raw`agree\p{L}*|accept\p{L}*|einverstanden|zugesagt|vereinbart`),
  ],
  [
    w(
      String.raw`clinically|medically|scientifically|proven|heals?|cures?|prevents?|lowers? (?:your |the )?(?:blood pressure|cholesterol|blood sugar|risk)|lose \d+ ?(?:kg|kilos|pounds)|boosts? (?:your )?(?:immun\p{L}*|metabolism)|detox\p{L}*|klinisch|medizinisch (?:geprüft|erwiesen)|wissenschaftlich (?:erwiesen|belegt)|nachweislich|nachgewiesen|heilt|senkt (?:den |das )?(?:blutdruck|cholesterin)|stärkt das immunsystem|doctors recommend|ärzte empfehlen|dermatologist|approved by (?:doctors|the)`,
    ),
    w(
      String.raw`clinical\p{L}*|medical\p{L}*|scientific\p{L}*|proven|heals?|cures?|prevents?|lowers?|study|studies|klinisch|studie\p{L}*|nachweis\p{L}*|boosts?|detox\p{L}*`,
    ),
  ],
  [
    w(
      String.raw`(?:plugs?|slots?|hooks?) (?:straight |right |directly )?in(?:to)?|integrat(?:es?|ions?) (?:with|seamlessly|directly)|fully (?:compatible|compliant|integrated|certified|insured)|seamless(?:ly)?|works? (?:out of the box|with (?:any|all|your|every))|compatible with|no (?:coding|setup|technical knowledge)|(?:gdpr|dsgvo|iso|hipaa|soc)[- ]?\p{L}*[- ](?:compliant|certified|konform|zertifiziert)|is (?:fully )?(?:certified|insured|accredited|award-winning)|award[- ]winning|preisgekrönt|zertifiziert|lässt sich (?:nahtlos|direkt|problemlos)|kompatibel|nahtlos|anbindung (?:an|ist)|dsgvo-konform|unterstützt (?:alle|jede)`,
    ),
    w(
      String.raw`integrat\p{L}*|compatib\p{L}*|complian\p{L}*|certif\p{L}*|seamless|plug\p{L}*|award\p{L}*|kompatib\p{L}*|zertifi\p{L}*|konform|nahtlos|insured|anbindung|works with|gdpr|dsgvo|iso`,
    ),
  ],
  [
    w(
      String.raw`(?:number|no\.?|nr\.?|#)\s?(?:one|1|eins)|market leader|marktführer|(?:the )?(?:best|cheapest|fastest|largest|leading|most popular|most trusted) (?:in|on|of) (?:the )?(?:town|world|market|country|city|germany|europe|industry)|der (?:beste|größte|günstigste) (?:der|in|am)|trusted by|thousands of|hundreds of|millions of|tausende(?:n)?|hunderte(?:n)?|countless|guests love|always (?:arrive|deliver|on time|available)|immer pünktlich|only (?:a few|\p{L}+|\d+) (?:left|places|spots|seats)|nur noch (?:wenige|\p{L}+|\d+)|last chance|offer ends|limited time|solange der vorrat reicht|while stocks last`,
    ),
    w(
      String.raw`number one|leader|führer|best|cheapest|fastest|largest|leading|popular|trusted|thousands?|hundreds?|millions?|tausend\p{L}*|hundert\p{L}*|love|always|immer|left|places|last chance|ends|limited|vorrat|stocks?|nur noch`,
    ),
  ],
  [
    w(
      String.raw`(?:will|shall|'ll|werden?|wird) (?:\p{L}+ ){0,4}(?:by|until|within|bis|innerhalb) (?:tomorrow|today|tonight|the end|end of|noon|morgen|heute|ende)|within (?:the|an|a|one|half an|24|48) (?:hour|day|week|hours)|same[- ]day|next[- ]day|overnight|over night|am selben tag|noch heute|über nacht|innerhalb (?:eines|einer|von) (?:tages|stunde|tag)|in no time|instantly|sofort (?:lieferbar|verfügbar)|immediately available|in stock|ready to ship|auf lager|around the clock|24\/7|day (?:or|and) night|rund um die uhr|tag und nacht|first thing tomorrow`,
    ),
    w(
      String.raw`within|by|until|same[- ]day|next[- ]day|overnight|bis|innerhalb|heute|today|tomorrow|morgen|instant\p{L}*|sofort|stock|lager|around the clock|24\/7|night|rund um die uhr`,
    ),
  ],
];

interface Known {
  /** Texts of the user's own data, which may promise things. */
  own: string;
  /** A message of someone else: what it says or asks for is no promise of the user's. */
  message: string;
}

/** 'The time in between is free': of the calendar, not of charge. */
const isFreeTime =
  /\b(?:time|slot|hour|morning|afternoon|evening|day|calendar|between|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b[^.!?]{0,30}\b(?:is|are|stays?) (?:still )?free(?:[.,;!]|$)/iu;
/** Words in front of what only repeats the message: 'thanks for asking about 10% off'. */
const repeats =
  /\b(?:asking|ask|asked|question|message|note|mail|write|wrote|mention(?:ed)?|frage|fragen|schreiben|anfrage) (?:\p{L}+ )?(?:about|for|that|regarding|on|nach|zu|zum|zur|wegen)\b[^.!?]*$|\b(?:you (?:write|wrote|say|said|ask|asked))\b[^.!?]*$/iu;

const yesNo =
  /(?:^|[."“„\s])(?:do|does|can|could|is|are|will|would|has|have|did|kann|können|könnt|ist|sind|haben|hat|gibt|liefert|liefern|bietet|bieten|geht|macht|machen)\s[^.?!]*\?/iu;
/** 'Yes, we do' is an answer that the data must back; 'yes, Thursday suits me' is not. */
const affirmed =
  /^(?:[^\p{L}]*)(?:yes|yep|sure|of course|certainly|absolutely|definitely|ja|natürlich|selbstverständlich|klar|gern|gerne)[,.!:-]?\s(?:,?\s?(?:we|it|our|that|they|the (?:product|service|app|tool|price|food|menu|dishes)|all|everything|both|you(?:'ll| will| get| can)|wir|es|unser\p{L}*|das|alle[s]?|beide[s]?|sie (?:können|bekommen|erhalten)|kommen|liefern|bieten|haben|machen|ist|sind))(?!\p{L})/iu;
const onlyPolite =
  /\b(?:come back to you|get back to you|let you know|check|ask|happy to|glad to|look forward|call you|meet|suits? (?:me|us)|works for (?:me|us)|melde|klär|frag|freu|passt|prüf|anruf)\p{L}*/iu;

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6));
/** Whether at least two longer words of a sentence are in the user's own data. */
const isBackedBy = (sentence: string, own: string): boolean => {
  const known = new Set(wordsOf(own));
  return new Set(wordsOf(sentence).filter((word) => known.has(word))).size >= 2;
};

/** Returns the first promise, offer or assurance in a text that the user's own data do not contain, or null. */
export const findInventedPromise = (text: string, { own, message }: Known): string | null => {
  const asks = message !== '' && yesNo.test(message);
  for (const sentence of sentencesIn(text)) {
    if (sentence.endsWith('?') && !/\b(?:free|discount|rabatt|gratis|kostenlos)\b/iu.test(sentence)) continue;
    for (const [pattern, backing] of promises) {
      const match = pattern.exec(sentence);
      if (!match || backing.test(own)) continue;
      const before = sentence.slice(0, match.index);
      if (isFreeTime.test(sentence) || (repeats.test(before) && message !== '' && backing.test(message)))
        continue;
      // In 'it never fails, I promise' the denial is what is promised.
      const isAssurance = /,\s$/u.test(before) && /^(?:i|we) promise|^versprochen/iu.test(match[0]);
      if (!isAssurance && isDenied(before)) continue;
      return sentence;
    }
    if (asks && affirmed.test(sentence) && !onlyPolite.test(sentence) && !isBackedBy(sentence, own))
      return sentence;
  }
  return null;
};
