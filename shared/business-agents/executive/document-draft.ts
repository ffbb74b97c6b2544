import type { Language } from '../../language/languages.ts';
import { fillTemplate, type TemplateValues } from './fill-template.ts';
import type { DocumentType } from './schema.ts';

type Drafts = Readonly<Record<DocumentType, string>>;

const english: Drafts = {
  proposal: `# {{title}}

Proposal[[ for {{name}}]][[, {{company}}]]
Date: {{today}}[[
From: {{sender}}]]

## Current situation
- What should improve, and for whom?
- What have you tried so far?

## What we propose
- What you get
- What we need from you

## Timeline
1. Start
2. First result
3. Handover

## Price
- What it costs and what is included
- How long this offer is valid

## Next steps
Please reply with your questions or a start date.`,
  contract: `# {{title}}

Draft of {{today}}. Please have it reviewed by a lawyer before anyone signs it.

## Parties
1. [[{{sender}}, ]]____________________ (the provider)
2. [[{{name}}, ]][[{{company}}, ]]____________________ (the client)

## 1. Subject
What the provider does for the client: ____________________

## 2. Obligations of the client
____________________

## 3. Price and payment
Price: ____________________
Payable within ______ days of the invoice.

## 4. Term and notice
Start date: ____________________
Notice period: ____________________

## 5. Confidentiality and data protection
____________________

## 6. Liability
____________________

## Signatures
Place, date: ____________________
Provider: ____________________
Client: ____________________`,
  presentation: `# {{title}}

[[For {{name}}]][[, {{company}}]]
{{today}}[[, {{sender}}]]

## 1. Why we are here
- The one thing to remember

## 2. Current situation
- What we know
- What it costs today

## 3. What could be different
- The idea in a sentence
- An example

## 4. How it works
- Step by step

## 5. What we suggest
- The next step, with a date

## Questions`,
  report: `# {{title}}

Date: {{today}}[[
By: {{sender}}]][[
About: {{name}}]][[, {{company}}]]

## Summary
- Key findings in three lines

## What we did
- When, and who did it

## Results
- Numbers, each with its source

## Open items
- Task, owner, due date

## Next steps
- The next step, with a date`,
};

const german: Drafts = {
  proposal: `# {{title}}

Angebot[[ für {{name}}]][[, {{company}}]]
Datum: {{today}}[[
Von: {{sender}}]]

## Ausgangslage
- Was soll besser werden, und für wen?
- Was wurde schon versucht?

## Was wir vorschlagen
- Was Sie bekommen
- Was wir von Ihnen brauchen

## Schritte und Termine
1. Beginn
2. Erstes Ergebnis
3. Übergabe

## Preis
- Was es kostet und was dazugehört
- Bis wann das gilt

## Wie es weitergeht
Bitte antworten Sie mit Ihren Fragen oder mit dem Tag, an dem wir beginnen.`,
  contract: `# {{title}}

Entwurf vom {{today}}. Bitte vor der Unterschrift anwaltlich prüfen lassen.

## Parteien
1. [[{{sender}}, ]]____________________ (Auftragnehmer)
2. [[{{name}}, ]][[{{company}}, ]]____________________ (Auftraggeber)

## 1. Gegenstand
Was der Auftragnehmer für den Auftraggeber leistet: ____________________

## 2. Pflichten des Auftraggebers
____________________

## 3. Preis und Zahlung
Preis: ____________________
Zahlbar innerhalb von ______ Tagen nach Rechnung.

## 4. Laufzeit und Kündigung
Beginn: ____________________
Kündigung: ____________________

## 5. Vertraulichkeit und Datenschutz
____________________

## 6. Haftung
____________________

## Unterschriften
Ort, Datum: ____________________
Auftragnehmer: ____________________
Auftraggeber: ____________________`,
  presentation: `# {{title}}

[[Für {{name}}]][[, {{company}}]]
{{today}}[[, {{sender}}]]

## 1. Warum wir hier sind
- Das Eine, das bleiben soll

## 2. Ausgangslage
- Was bekannt ist
- Was es heute kostet

## 3. Was anders sein könnte
- Die Idee in einem Satz
- Ein Beispiel

## 4. So geht es
- Schritt für Schritt

## 5. Was wir vorschlagen
- Der nächste Schritt, mit Datum

## Fragen`,
  report: `# {{title}}

Datum: {{today}}[[
Von: {{sender}}]][[
Über: {{name}}]][[, {{company}}]]

## Kurz gefasst
- Was herauskam, in drei Zeilen

## Was getan wurde
- Wann, und von wem

## Was dabei herauskam
- Zahlen, jede mit ihrer Quelle

## Was offen ist
- Was, wer, bis wann

## Wie es weitergeht
- Der nächste Schritt, mit Datum`,
};

const drafts: Readonly<Record<Language, Drafts>> = { en: english, de: german };

/**
 * Returns the initial content of a document: headings and questions of its type, filled with the lead's data. Invents
 * no facts. @param values as for emails, and `title`
 */
export const documentDraft = (type: DocumentType, values: TemplateValues, language: Language): string =>
  fillTemplate(drafts[language][type], values).text;
