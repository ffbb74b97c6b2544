import type { DraftWords } from './draft-words.ts';

const quoted = (quote: string | null, lead = 'Sie schreiben'): string =>
  quote === null ? '' : `${lead}: „${quote}“ `;
const known = (facts: string): string => (facts === '' ? '' : `Dazu kann ich Ihnen sagen: ${facts} `);

/** German sentences of drafts. */
export const germanDraft: DraftWords = {
  greeting: (name) => (name === null ? 'Guten Tag,' : `Guten Tag ${name},`),
  thanks: 'vielen Dank für Ihre Nachricht.',
  closing: 'Mit freundlichen Grüßen',
  to: {
    opt_out: () =>
      'danke, dass Sie es sagen. Ich werde Sie nicht mehr kontaktieren; bitte entschuldigen Sie die Störung.',
    not_interested: () => 'danke für die offene Antwort. Ich lasse es dabei.',
    wrong_person: () =>
      'danke für den Hinweis, und bitte entschuldigen Sie die Verwechslung. Ich schreibe Ihnen dazu nicht mehr.',
    erasure: () =>
      'danke für Ihre Nachricht. Ich werde Sie nicht mehr kontaktieren und kümmere mich um Ihr Anliegen zu Ihren Daten.',
    data_request: () =>
      'danke für Ihre Nachricht. Ich gehe Ihrem Anliegen zu Ihren Daten nach und antworte Ihnen darauf.',
    correction: ({ quote }) =>
      `${quoted(quote)}Ich sorge dafür, dass das berichtigt wird, und gebe Ihnen Bescheid.`,
    due_diligence: ({ quote, facts }) =>
      `${quoted(quote)}${known(facts)}Ich kläre das mit der für den Datenschutz zuständigen Person und antworte Ihnen genau.`,
    praise: () => 'danke für die freundlichen Worte. Das freut mich.',
    endorsement: ({ quote }) =>
      `${quoted(quote)}Das freut mich sehr. Bevor ich Sie irgendwo zitiere oder als Referenz nenne, frage ich Sie.`,
    interested: ({ quote, facts }) =>
      `${quoted(quote)}Es freut mich, dass Sie mehr wissen möchten. ${known(facts)}Welche zwei oder drei Termine passen Ihnen in den nächsten Tagen für ein kurzes Gespräch?`,
    meeting_proposal: ({ slots }) =>
      slots === null
        ? 'Sprechen wir miteinander.'
        : `Sie schlagen ${slots} vor. Ich prüfe meinen Kalender und bestätige Ihnen die Zeit.`,
    open_time: ({ slots }) =>
      `Sie schlagen ${slots ?? ''} vor. Welche Uhrzeit passt Ihnen am besten? Ich prüfe meinen Kalender und bestätige sie Ihnen.`,
    no_time: ({ phone }) =>
      phone === null
        ? 'Sprechen wir miteinander. Welche zwei oder drei Termine passen Ihnen, und unter welcher Nummer erreiche ich Sie?'
        : `Sprechen wir miteinander. Welche zwei oder drei Termine passen Ihnen, und ist ${phone} die richtige Nummer?`,
    impossible_day: ({ declined, quote }) =>
      `${quoted(quote)}${declined ?? 'Diesen Tag'} finde ich nicht im Kalender. Welchen Tag meinen Sie?`,
    meeting_decline: ({ declined, slots, quote }) =>
      `${declined === null ? quoted(quote) : ''}Schade, dass ${declined ?? 'der Termin'} nicht passt. ${
        slots === null
          ? 'Welcher andere Tag und welche Uhrzeit passen Ihnen?'
          : `Sie schlagen stattdessen ${slots} vor. Ich prüfe meinen Kalender und bestätige Ihnen die Zeit.`
      }`,
    new_date_later: ({ declined }) =>
      `${declined === null ? 'Das ist kein Problem.' : `Schade, dass ${declined} nicht passt.`} Ich warte auf Ihren neuen Vorschlag.`,
    price_question: ({ quote, facts, company }) =>
      `${quoted(quote, 'Sie fragen nach dem Preis')}${
        facts === ''
          ? `Damit der Preis${company === null ? '' : ` für ${company}`} stimmt, schreiben Sie mir bitte kurz, was Sie brauchen, in welchem Umfang und ab wann.`
          : `${known(facts)}Wenn Sie mir Umfang und Beginn nennen, rechne ich es Ihnen genau aus.`
      }`,
    negotiation: ({ amount, facts, quote }) =>
      `${amount === null ? quoted(quote) : `Sie nennen ${amount}. `}${facts === '' ? '' : `Mein Angebot bisher: ${facts.replace(/^(?:angebot|offer): /i, '')} `}Andere Bedingungen kann ich nicht allein zusagen; ich bespreche es und melde mich mit einer Antwort.`,
    objection: ({ quote, facts, later }) =>
      later === null
        ? `${quoted(quote)}Das verstehe ich. ${known(facts)}Was müssten Sie wissen, um es für sich zu beurteilen?`
        : `${quoted(quote)}Das verstehe ich. Ich melde mich am ${later} wieder und lasse Sie bis dahin in Ruhe.`,
    complaint: ({ quote }) =>
      `das tut mir leid, bitte entschuldigen Sie. ${quoted(quote)}Ich kläre, was passiert ist, und melde mich mit einer Antwort.`,
    referral: ({ referral }) =>
      `danke für den Hinweis auf ${referral ?? 'die richtige Ansprechperson'}. Ich melde mich dort und störe Sie nicht weiter.`,
    support_question: ({ quote, facts }) =>
      `${quoted(quote, 'Ihre Frage')}${known(facts)}${
        facts === ''
          ? 'Ich kläre das und gebe Ihnen eine verbindliche Antwort.'
          : 'Wenn damit noch etwas offen ist, schreiben Sie mir, dann kläre ich es.'
      }`,
    hesitation: () => 'Nehmen Sie sich die Zeit, die Sie brauchen. Ich warte auf Ihre Nachricht.',
    unclear: ({ quote }) =>
      `${quoted(quote)}Ich bin nicht sicher, ob ich Sie richtig verstehe. Was möchten Sie wissen?`,
  },
};
