import type { AgentName } from '#shared/business-agents/agents/schema.ts';
import { clausesOf } from '../../common/text/spoken.ts';
import type { Reading, Refusal, Task } from './reading.ts';

const w = (pattern: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu');
const first = (pattern: string): RegExp => new RegExp(String.raw`^(?:${pattern})(?!\p{L})`, 'iu');

const services = String.raw`stripe|paypal|buffer|hootsuite|later|zendesk|salesforce|hubspot|pipedrive|the crm|crm|slack|teams|jira|trello|asana|notion|xero|datev|lexoffice|quickbooks|mailchimp|brevo|shopify|woocommerce|etsy|amazon|ebay|google(?: \w+)?|gmail|outlook|dropbox|excel|sharepoint|wordpress|canva|meta|deputy|sap|github|airtable|calendly|the (?:(?:team'?s?|shared|company'?s?|office|group|family) )+(?:calendar|drive|folder|chat|board|channel|intranet|notebook)|the (?:intranet|notice ?board|group chat)|the (?:shop|web ?shop|website|bank|server|database|till|system)|(?:dem|im|unserem) (?:shop|system|crm|bank)|our (?:shop|website|bank|server|database|crm|system)|der (?:bank|website|datenbank)`;

/** Verbs of deeds in the real world, as a clause starts with them. */
const deedVerbs = first(
  String.raw`send|forward|e-?mail|mail|publish|upload|go live|boost|promote|sponsor|advertise|buy|purchase|acquire|order(?! by| of| the| them| these| my| our| \d+ (?:due|is|was|has))|book(?! keeping)|reserve|pay(?!s|ing| (?:gap|back period))|settle|transfer|wire|refund|reimburse|charge(?! for)|debit|collect|chase|dun|call(?! to)|phone|ring|text|notify|inform|tell (?!me|us|people|everyone)|remind|invite|sign|hire|fire|deliver|ship|invest|file|submit|hand in|register|subscribe|unsubscribe|cancel|delete|erase|remove|clean up|update|change|edit|assign|delegate|share (?:this|it|that|the) with|reply|respond|answer|comment|like|follow|unfollow|dm|message|print(?! your)|lend|borrow|sell|withdraw|deposit|approve|block|ban|deploy|launch(?= (?:the|our|my|an?|it|this|that) )|run (?:an? |the |some )?(?:\p{L}+ )?(?:ads?|campaigns?)|give .*(?:discount|refund|raise|access)|apply .*(?:discount|refund)|put .* (?:on|into|in) (?:${services})|schick\p{L}*|send(?:e|en)|verschick\p{L}*|versend\p{L}*|veröffentlich\p{L}*|poste(?:n)?|lade\p{L}* .* hoch|kauf(?:e|en)?|bestell\p{L}*|buche?n?|reservier\p{L}*|bezahl\p{L}*|zahl(?:e|en)?|überweis\p{L}*|erstatt\p{L}*|reimburs\p{L}*|mahn\p{L}*|ruf\p{L}*|informier\p{L}*|benachrichtig\p{L}*|lad(?:e|en)? .* ein|unterschreib\p{L}*|unterzeichn\p{L}*|kündig\p{L}*|lösch\p{L}*|storni\p{L}*|antwort\p{L}*|druck(?:e|en)?|liefer\p{L}*|beantrag\p{L}*|reich\p{L}* .* ein|leg\p{L}* .* an bei|zieh\p{L}* .* ein|gib .*rabatt|gewähr\p{L}*|schalt\p{L}* .*(?:anzeige|werbung)|teil\p{L}* .* mit`,
);
/** Infinitives at the end of a German clause. */
const deedEnd =
  /(?:verschicken|versenden|abschicken|senden|schicken|veröffentlichen|posten|hochladen|kaufen|bestellen|buchen|reservieren|bezahlen|überweisen|erstatten|anrufen|informieren|benachrichtigen|einladen|unterschreiben|kündigen|löschen|stornieren|ausdrucken|beauftragen|einreichen)$/iu;
/** Posting is a deed if the text is there and should appear somewhere at some time. */
const publishing = first(
  String.raw`(?:post|tweet) (?:this|it|that|these|them|the draft)(?: \p{L}+)* (?:now|today|tonight|tomorrow|at \d|for me|every)|schedule (?:these|this|the|my|our) (?:posts?|tweets?|newsletters?)|set .* live`,
);
const inService = new RegExp(
  String.raw`(?<!\p{L})(?:in|into|to|on|at|via|through|bei|in|im|über)\s(?:${services})(?!\p{L})`,
  'iu',
);
const changing = first(
  String.raw`schedule|assign|add|create|set|move|mark|enter|import|export|sync|upload|post|publish|queue|plan|put|close|open|tag|archive|trag\p{L}*|leg\p{L}*|plan\p{L}*|weis\p{L}*`,
);

const knowledge = [
  first(
    String.raw`(?:pull|fetch|get|grab|load|import|download|read|hol\p{L}*|lade?|importier\p{L}*|zieh\p{L}*) .*(?:from|out of|aus|von) (?:${services})`,
  ),
  first(
    String.raw`find out|look up|google|search|research|browse|recherchier\p{L}*|such\p{L}* im|finde? heraus|schau\p{L}* nach|check (?:whether|if|the (?:web|internet|status|weather|stock|price of))|see (?:if|whether)|prüf\p{L}* ob|prüfe?,? ob|track|monitor|watch|scrape|spy`,
  ),
  w(
    String.raw`(?:convert|umrechnen|rechne?) .*(?:usd|eur|gbp|chf|dollars?|euros?|pounds?|franken) (?:to|in(?:to)?|zu) (?:usd|eur|gbp|chf|dollars?|euros?|pounds?|franken)|exchange rates?|wechselkurs\p{L}*|share price|stock price|aktienkurs|weather|wetter|news|nachrichten|competitors?|konkurren\p{L}*|wettbewerber\p{L}*|what(?:'s| is) trending|trending|trends? right now|average salary|going rate|market price|marktpreis`,
  ),
  w(
    String.raw`(?:has|have|did|is|hat|ist|sind) .*(?:arrived|been paid|come in|shipped|delivered|angekommen|eingegangen|geliefert)`,
  ),
  w(
    String.raw`how many (?:followers|likes|views|visitors|clicks|shares|comments|people (?:saw|viewed|liked|opened|clicked|read|follow))|wie viele (?:follower|likes|leute (?:haben|sahen))|how (?:did|is|are|was) (?:our|the|my) (?:\p{L}+ )?(?:campaigns?|posts?|ads?|newsletters?|website|site) (?:perform\p{L}*|do(?:ing)?|go(?:ing)?)|(?:inflation|interest|unemployment|tax) rates? (?:right )?(?:now|today|this year|currently)|(?:current|today's|latest) (?:inflation|prices?|rates?|news)|inflation rate|inflationsrate|(?:reach|impressions|engagement|click[- ]?rate) of (?:our|the|my|yesterday|last)|who (?:won|is the)`,
  ),
  w(
    String.raw`(?:check|read|go through|scan|open|look (?:in|into|at)) (?:my|our|the) (?:inbox|mailbox|e-?mails|mails|calendar|drive|account|bank account|crm)|(?:mein|unser)\p{L}* (?:posteingang|postfach)`,
  ),
  w(
    String.raw`how (?:much|many) (?:is|are) .*(?:usd|eur|gbp|chf|dollars?|euros?|pounds?|franken) in (?:usd|eur|gbp|chf|dollars?|euros?|pounds?|franken)|wie ?viel (?:ist|sind) .*(?:dollar|euro|pfund|franken) in (?:dollar|euro|pfund|franken)`,
  ),
];

const writing = w(
  String.raw`press releases?|pressemitteilung(?:en)?|translat\p{L}*|übersetz\p{L}*|poem|gedicht|song|slogans?|taglines?|blog ?(?:post|article|artikel|beitrag) (?:of|with|mit|von) \d+|articles? (?:about|on|of)|artikel über|essay|speech|rede|ad copy|anzeigentext|landing page|product descriptions?|produktbeschreibung(?:en)?|whitepaper|case study|(?:our|my|a|the|instagram|profile|company|eine?) bio|video script|skript|drehbuch|e-?book|cover letter|anschreiben|job ad|stellenanzeige|brand names?`,
);
const making = first(
  String.raw`make|create|design|draw|generate|produce|paint|record|film|shoot|edit|come up with|need|i need|entwirf|entwerf\p{L}*|erstell\p{L}*|mach\p{L}*|gestalt\p{L}*|zeichne\p{L}*`,
);
/** Media that an agent of texts cannot make. A post about them can be written. */
const media =
  /^(?!.*(?<!\p{L})(?:posts?|tweets?|captions?|beitrag|hashtags?|subject lines?)(?!\p{L})).*(?<!\p{L})(?:logos?|images?|pictures?|photos?|bild(?:er)?|videos?|graphics?|flyers?|banners?|reels?)(?!\p{L})/iu;
const instructions =
  /\b(?:ignore|disregard|forget)\b.*\b(?:rules?|instructions?|prompts?|above|previous)|system prompt|\byour (?:instructions|prompt|rules|configuration)\b|(?:ignorier|vergiss)\p{L}* .*(?:regeln|anweisungen)|systemprompt|deine (?:anweisungen|regeln|instruktionen)|jailbreak|developer mode|api[- ]?keys?|passw(?:ord|ört)/iu;
const falsehood =
  /\beven (?:though|if) (?:it|we|they|the|this)|although (?:it|we|they|the) (?:\p{L}+ )*(?:not|n't|isn't|aren't|never)|\bpretend|\bfake\b|\bmade[- ]up\b|\bmake up (?:a|some|an)\b|\binvent (?:a|some|an)\b|obwohl (?:\p{L}+ )*(?:nicht|kein|noch)|\berfinde\b|\bgefälscht|\blie about\b|\bfalse\b|\b(?:we|it|they|i|that|this) (?:didn't|did not|haven't|have not|hasn't|isn't|is not|aren't|are not|wasn't|weren't|never)(?: \p{L}+)*,? (?:but|nobody|no one|yet|actually|really|true)|,\s(?:which|but|though) (?:we|it|they|that|this)?\s?(?:didn't|did not|haven't|isn't|is not|never|nobody)|\b(?:not|isn't|is not|nicht) (?:actually |really )?(?:true|wahr)\b|\bwithout (?:being|having) (?:certified|tested)/iu;
const outside = w(
  String.raw`loans?|mortgage|kredit(?:e|rate)?|darlehen|interest rate|zinsen|leasing rate|horoscope|joke|witz|recipe|rezept|chess|diagnos\p{L}*|legal advice|rechtsberatung|steuerberatung|tax advice|investment advice|anlageberatung|what should i invest|lottery`,
);

const nearest: Readonly<Record<AgentName, readonly (readonly [RegExp, string])[]>> = {
  operations: [
    [w(String.raw`over ?due|überfällig\p{L}*|late|unpaid`), 'overdue'],
    [
      w(
        String.raw`assign|rota|roster|shift|schicht\p{L}*|dienstplan|room|raum|book|team's|calendar|kalender|meeting|termin|hire`,
      ),
      'schedule',
    ],
    [
      w(
        String.raw`tickets?|orders|suppliers?|customers?|records|data|duplicates|kunden|lieferanten|bestellungen|zendesk`,
      ),
      'summarise',
    ],
    [w(String.raw`.*`), 'checklist'],
  ],
  amplifier: [
    [w(String.raw`newsletter|e?-?mails?|subscribers?|abonnenten|mailing|campaign|kampagne`), 'subject_lines'],
    [
      w(
        String.raw`followers?|schedule|buffer|hootsuite|ads?|werbung|anzeigen?|boost|promote|budget|plan|next week|nächste woche|launch|influencer`,
      ),
      'content_plan',
    ],
    [w(String.raw`.*`), 'post'],
  ],
  money: [
    [
      w(
        String.raw`refund|discount|rabatt|charge|card|outstanding|invoice|rechnung|order|credit note|chase|unpaid|customer|client|kunde\p{L}*|reimburs\p{L}*|erstatt\p{L}*|mahn\p{L}*|bill|vat|tax return|umsatzsteuer\p{L}*|overdue`,
      ),
      'invoice_totals',
    ],
    [w(String.raw`raise .*price|lower .*price|prices?|preise?`), 'pricing'],
    [w(String.raw`cancel .*subscription|subscriptions?|abos?`), 'revenue'],
    [w(String.raw`.*`), 'cash_flow'],
  ],
};

const nearOf = ({ agent, text }: Task): string | undefined =>
  nearest[agent].find(([pattern]) => pattern.test(text))?.[1];

const isDeed = (clause: string): boolean =>
  deedVerbs.test(clause) ||
  deedEnd.test(clause) ||
  publishing.test(clause) ||
  (changing.test(clause) && inService.test(clause));

const whyNot = (task: Task): Refusal | null => {
  const { text, agent } = task;
  if (instructions.test(text)) return 'out_of_scope';
  const clauses = clausesOf(text);
  if (knowledge.some((pattern) => clauses.some((clause) => pattern.test(clause)))) return 'knowledge';
  if (clauses.some(isDeed)) return 'deed';
  if (outside.test(text)) return 'out_of_scope';
  if (falsehood.test(text) && agent === 'amplifier') return 'out_of_scope';
  const asked = clauses.join(' ');
  if (agent === 'amplifier' && (writing.test(asked) || (making.test(asked) && media.test(asked))))
    return 'writing';
  return null;
};

/** Returns why a task cannot be done and what can be done instead, or null if nothing speaks against it. */
export const refusalOf = (task: Task): Extract<Reading, { kind: 'cannot' }> | null => {
  const why = whyNot(task);
  return why && { kind: 'cannot', why, near: nearOf(task) };
};
