import type { AgentName } from '#shared/business-agents/agents/schema.ts';

/** A pattern with the number of points that it gives. Weak ones (1) count only for the agent that was asked. */
export type Sign = readonly [RegExp, number];

const w = (pattern: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu');

/** Words of each action with their points. */
export const signs: Readonly<Record<AgentName, Readonly<Record<string, readonly Sign[]>>>> = {
  operations: {
    summarise: [
      [
        w(
          String.raw`summar(?:y|ies|i[sz]e\w*)|zusammenfass\p{L}*|fass\p{L}* .*zusammen|auswert\p{L}*|werte .* aus|break\s?down|aggregate|pivot|statisti\p{L}*|overview|überblick|übersicht`,
        ),
        3,
      ],
      [
        w(
          String.raw`(?:totals?|sums?|hours|amount|number|gesamt\p{L}*|summe) .{0,30}?(?:per|by|pro|je|for each|nach) \p{L}+`,
        ),
        3,
      ],
      [
        w(
          String.raw`sum(?: of| up)?|summier\p{L}*|summe|average|mean|median|durchschnitt\p{L}*|mittelwert|most common|(?:most|least|how|more) (?:often|frequent(?:ly)?)|am (?:häufigsten|meisten)|crunch\p{L}*|häufigste[nrs]?|most popular|longest|highest|lowest|biggest|smallest|größte[nrs]?|kleinste[nrs]?|minimum|maximum`,
        ),
        2,
      ],
      [
        w(
          String.raw`count|tally|how many|wie viele|zähl\p{L}*|group(?:ed)?|gruppier\p{L}*|pro|per|je|add up|totals?|gesamt\p{L}*|analy[sz]e|analysier\p{L}*`,
        ),
        1,
      ],
    ],
    schedule: [
      [
        w(
          String.raw`(?:plan|lay|map|structure|organi[sz]e|arrange|divide) (?:out |up )?(?:my|our|these|the|all) (?:tasks|jobs|day|week|work|shifts?|morning|afternoon)|(?:meine|unsere|diese) (?:aufgaben|arbeiten) (?:ein)?planen|plane (?:meine|unsere|diese) (?:aufgaben|woche|arbeiten)`,
        ),
        3,
      ],
      [
        w(
          String.raw`schedul(?:e|ing)|zeitplan|ablaufplan|arbeitsplan|time ?table|time ?line|gantt|roster|rota|dienstplan|einsatzplan|einplanen|verplan\p{L}*`,
        ),
        3,
      ],
      [
        w(
          String.raw`when (?:will|can|could|are|would) .*(?:done|finish\w*|ready|complete)|wann .*(?:fertig|schaff\p{L}*|durch)|(?:can|will|schafft|schaffen) .*(?:by|until|before|bis)|finish(?:ed)? by|fertig bis|how long .*(?:take|need)|wie lange .*(?:dauer\p{L}*|brauch\p{L}*)`,
        ),
        2,
      ],
      [
        w(
          String.raw`plan(?:e|en|s|ning)?|planning|sequence|calendar|day plan|tagesplan|plane|fit .* in(?:to)?`,
        ),
        2,
      ],
      [w(String.raw`needs|takes|after|before|dauert|danach|minutes|hours|stunden`), 1],
    ],
    checklist: [
      [
        w(
          String.raw`check[- ]?lists?|(?:tick|punch|packing|shopping|to[- ]?do|todo|task|step)[- ]?lists?|to[- ]?dos?|check[- ]?liste\p{L}*|abhakliste|packliste|einkaufsliste|to-do-liste|aufgabenliste|abhaken|tick(?:ing)? off|check off|list of steps|step[- ]by[- ]step`,
        ),
        4,
      ],
      [
        w(
          String.raw`(?:list|write down|note|liste) (?:the |all |alle |die )?(?:steps|schritte|things|tasks)|steps (?:for|to)`,
        ),
        2,
      ],
      [w(String.raw`list|liste|steps|schritte|action items`), 1],
    ],
    prioritise: [
      [
        w(
          String.raw`priorit(?:y|ies|i[sz]e\w*)|priorisier\p{L}*|prioritäten|rank(?:ing|ed)?|triage|eisenhower|quick wins?|most important|wichtigste[nrs]?|most urgent|dringendste[nrs]?|order of importance|nach wichtigkeit|most valuable|most pressing|(?:put|bring|arrange|get) (?:\p{L}+ ){1,3}in(?:to)? (?:the right )?order|nach (?:dringlichkeit|priorität) (?:ordnen|sortieren)|in (?:die richtige|eine sinnvolle) reihenfolge`,
        ),
        3,
      ],
      [
        w(
          String.raw`(?:what|which)[^.?!]* (?:first|tackle|start with)|(?:was|welche)[^.?!]* zuerst|what matters|was ist (?:wichtig|zuerst)|right order|richtige reihenfolge|reihenfolge|sort(?:ed)? (?:\p{L}+ ){0,3}by (?:impact|importance|value|urgency|priority|effort)|nach (?:dringlichkeit|wichtigkeit|priorität|nutzen)|worth doing`,
        ),
        3,
      ],
      [w(String.raw`important|urgent|wichtig|dringend|impact|effort|aufwand`), 2],
    ],
    overdue: [
      [
        w(
          String.raw`over ?due|(?:should|ought to|must) (?:\p{L}+ )?have been (?:done|finished|ready|completed|delivered)|hätte\p{L}* .*(?:fertig|erledigt) sein|past (?:its |their )?(?:due|deadline)|überfällig\p{L}*|verspätet\p{L}*|im verzug|in verzug|rückstand|late(?:st)?|missed|behind(?: schedule)?|versäumt\p{L}*|deadlines?|fristen|abgelaufen\p{L}*`,
        ),
        3,
      ],
      [w(String.raw`due|fällig\p{L}*|expired`), 1],
    ],
  },
  amplifier: {
    content_plan: [
      [
        w(
          String.raw`(?:content|editorial|publishing|posting|social(?: media)?|redaktions?|inhalts|content-|beitrags|veröffentlichungs)[- ]?(?:plan\p{L}*|calendar|schedule|kalender)|contentplan|redaktionsplan|editorial`,
        ),
        4,
      ],
      [
        w(
          String.raw`(?:posts?|times?|beiträge|mal) (?:a|per|each|every|pro|die|je) (?:week|woche)|weekly|wöchentlich|twice a week|zweimal (?:pro|die|in der) woche|for (?:\p{L}+|\d+) weeks|(?:\p{L}+|\d+) weeks? (?:of|worth of) (?:\p{L}+ )?(?:posts?|content)|(?:one|two|three|once|\d) (?:a|per|each|every) week|(?:\p{L}+|\d+) wochen(?: lang)?|each week|every week|jede woche`,
        ),
        3,
      ],
      [w(String.raw`plan(?:ne|nen|ning)?|plane|calendar|kalender`), 2],
    ],
    post: [
      [
        w(
          String.raw`(?:write|draft|create|make|compose|prepare|do|need|want|schreib\p{L}*|verfass\p{L}*|erstell\p{L}*|entwirf|entwerf\p{L}*|mach\p{L}*|formulier\p{L}*|brauch\p{L}*) .*(?:posts?|tweets?|captions?|updates?|toots?|beiträge|beitrag|status|announcements?|ankündigung)`,
        ),
        3,
      ],
      [
        w(
          String.raw`captions?|(?:linkedin|instagram|insta|facebook|fb|twitter|bluesky|threads|mastodon|tiktok|newsletter|blog) (?:post|update|story|announcement|note|teaser|text|message|piece)|posts?|tweets?|toots?|captions?|beitrag|beiträge|social update|announce(?:ment)?|ankündig\p{L}*|ankündigung|bildunterschrift|skeet|statusmeldung`,
        ),
        2,
      ],
      [
        w(
          String.raw`write|schreib\p{L}*|something for|etwas für|share|announcing|tell (?:people|everyone|our|the)`,
        ),
        1,
      ],
    ],
    subject_lines: [
      [
        w(
          String.raw`subject(?: |-)?lines?|subjects?|betreff\p{L}*|e?-?mail (?:titles?|headlines?)|(?:grade|score|rate|compare|test) (?:my|these|the|our) (?:lines|headlines)|(?:compare|rate|grade|score|test|vergleiche?|bewerte):? "[^"]+"[,;]|open rates?|öffnungsrate|(?:which|welche[rs]?)[^.?!"]*(?:opens?|works?|reads?|sounds?|is|are|klingt|ist|wirkt) (?:the )?(?:better|best|stronger|besser|am besten)[^"]*"[^"]+" (?:or|oder|and|und) "[^"]+"`,
        ),
        4,
      ],
    ],
    hashtags: [
      [w(String.raw`hash ?tags?|#tags?|hashtag\p{L}*`), 4],
      [w('tags?'), 1],
    ],
    repurpose: [
      [
        w(
          String.raw`(?:mach\p{L}*|erstell\p{L}*) aus (?:de[mnr]|diese[mnr]|unsere[mnr])|(?:turn|make|rework|rewrite) (?:this|it|the (?:text|article|post)) into`,
        ),
        4,
      ],
      [
        w(
          String.raw`re-?purpos\p{L}*|re-?work\p{L}*|re-?write|mach\p{L}* aus|shorten\p{L}*|shorter|condense|trim|cut (?:this|it|down|the)|adapt\p{L}*|versions?|fassung(?:en)?|versionen?|kürz\p{L}*|kürzer|umschreib\p{L}*|anpass\p{L}*|passe? .* an|(?:turn|make|break|split) (?:this|it|the|my|our)[^.?!]* (?:into|to)|thread|recycle|reuse|re-use|mach\p{L}* (?:daraus|aus)|teaser`,
        ),
        3,
      ],
    ],
  },
  money: {
    revenue: [
      [
        w(
          String.raw`(?:what|how much) do we (?:make|earn|take in|bring in) (?:per|a|each|every) (?:month|year)|wie ?viel (?:nehmen|verdienen) wir (?:im|pro) (?:monat|jahr)|mrr|arr|(?:monthly|annual|yearly) recurring|recurring revenue|wiederkehrende\p{L}* (?:umsatz|umsätze|einnahmen)|subscription (?:revenue|income)|abo-?(?:umsatz|umsätze|einnahmen)|run[- ]rate`,
        ),
        4,
      ],
      [
        w(String.raw`revenue|umsatz|umsätze|subscri(?:ptions?|bers?)|abos?|abonnements?|turnover|einnahmen`),
        2,
      ],
    ],
    churn: [
      [
        w(
          String.raw`churn\p{L}*|retention|attrition|ltv|clv|lifetime(?: value)?|abwanderung\p{L}*|kündigungsrate|kündigungsquote|kundenbindung|kundenverlust\p{L}*|abwanderungsrate|customer lifetime|kundenwert`,
        ),
        4,
      ],
      [w(String.raw`lost|lose|verloren|left us|cancel+ed|gekündigt|abgesprungen|kündigten`), 2],
    ],
    pricing: [
      [
        w(
          String.raw`margins?|mark-?ups?|break[- ]?even|unit costs?|stückkosten|marge|aufschlag|gewinnschwelle|pricing|preisvergleich|preisgestaltung|deckungsbeitrag|handelsspanne|fixed costs?|fixkosten|profit(?:able)?|gewinn`,
        ),
        3,
      ],
      [
        w(
          String.raw`prices?|preise?n?|lohnt|charge for|(?:should|can|could|to) (?:i |we )?charge|how much should|compare|verlangen`,
        ),
        2,
      ],
      [w(String.raw`costs?|kosten|kostet|einkauf`), 1],
    ],
    cash_flow: [
      [
        w(
          String.raw`cash[- ]?flow|how many months (?:do we have|can we|will|left)|wie viele monate|(?:lowest|smallest|minimum) balance|runway|liquidit\p{L}*|burn(?: rate)?|lowest (?:point|balance)|tiefststand|tiefster|(?:money|cash|geld) (?:last|reich\p{L}*)|how long .*(?:money|cash|last)|wie lange .*geld|reicht .*geld|run out|in the red|below zero|ins minus|kontostand|zahlungsfähig`,
        ),
        4,
      ],
      [
        w(
          String.raw`cash|balance|bal|bank|on (?:the|our|my) account|konto|guthaben|kassenstand|saldo|payroll|opening`,
        ),
        3,
      ],
      [w(String.raw`rent|salar\p{L}*|miete|gehälter|löhne|payout`), 1],
    ],
    invoice_totals: [
      [
        w(
          String.raw`invoices?|invoicing|rechnung(?:en|sbetrag)?|bill(?:ing)?|vat|sales tax|mwst|ust|mehrwertsteuer|umsatzsteuer|gst|subtotal|zwischensumme|net(?:to)?|gross|brutto|skonto|quote total|credit note|gutschrift`,
        ),
        4,
      ],
      [
        w(
          String.raw`tax|steuer|totals?|gesamt\p{L}*|add up|rechne|hours? at|stunden zu|amount due|still due|due|discount|rabatt|receipt`,
        ),
        1,
      ],
    ],
  },
};
