import type { DraftWords } from './draft-words.ts';

const quoted = (quote: string | null, lead = 'You wrote'): string =>
  quote === null ? '' : `${lead}: “${quote}” `;
const known = (facts: string): string => (facts === '' ? '' : `Here’s what I can tell you: ${facts} `);

/** English sentences of drafts. */
export const englishDraft: DraftWords = {
  greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
  thanks: 'thank you for your message.',
  closing: 'Kind regards',
  to: {
    opt_out: () => 'thank you for letting me know. I won’t contact you again, and I’m sorry for the trouble.',
    not_interested: () => 'thank you for the honest answer. I’ll leave it at that.',
    wrong_person: () =>
      'thank you for letting me know, and sorry for the mix-up. I won’t write to you about this again.',
    erasure: () =>
      'thank you for your message. I won’t contact you again, and I’ll see to your request about your data.',
    data_request: () =>
      'thank you for your message. I’ll look into your request about your data and answer it.',
    correction: ({ quote }) =>
      `${quoted(quote)}I’ll see that this gets corrected and let you know once it is.`,
    due_diligence: ({ quote, facts }) =>
      `${quoted(quote)}${known(facts)}I’ll check this with the person responsible for data protection and come back to you with a precise answer.`,
    praise: () => 'thank you for the kind words. That’s good to hear.',
    endorsement: ({ quote }) =>
      `${quoted(quote)}I’m very glad to hear it, and I’ll ask you before I quote you anywhere.`,
    interested: ({ quote, facts }) =>
      `${quoted(quote)}I’m glad you want to know more. ${known(facts)}Which two or three times in the next few days work for a short call?`,
    meeting_proposal: ({ slots }) =>
      slots === null
        ? 'Let’s talk.'
        : `You proposed ${slots}. I’ll check my calendar and confirm the time with you.`,
    open_time: ({ slots }) =>
      `You proposed ${slots ?? ''}. What time suits you best? I’ll check my calendar and confirm it with you.`,
    no_time: ({ phone }) =>
      phone === null
        ? 'Let’s talk. Which two or three times work for you, and what number can I reach you at?'
        : `Let’s talk. Which two or three times work for you, and is ${phone} the right number?`,
    impossible_day: ({ declined, quote }) =>
      `${quoted(quote)}I can’t find ${declined ?? 'that day'} in the calendar. Which day did you mean?`,
    meeting_decline: ({ declined, slots, quote }) =>
      `${declined === null ? quoted(quote) : ''}I’m sorry that ${declined ?? 'the time'} doesn’t work for you. ${
        slots === null
          ? 'Which other day and time would suit you?'
          : `You suggested ${slots} instead. I’ll check my calendar and confirm the time with you.`
      }`,
    new_date_later: ({ declined }) =>
      `${declined === null ? 'That’s no problem.' : `I’m sorry that ${declined} doesn’t work for you.`} I’ll wait for your new date.`,
    price_question: ({ quote, facts, company }) =>
      `${quoted(quote, 'You asked about the price')}${
        facts === ''
          ? `To give you an accurate price${company === null ? '' : ` for ${company}`}, please tell me briefly what you need, how much of it, and from when.`
          : `${known(facts)}If you tell me what you need, how much of it and from when, I’ll work out what that means for you.`
      }`,
    negotiation: ({ amount, facts, quote }) =>
      `${amount === null ? quoted(quote) : `You mentioned ${amount}. `}${facts === '' ? '' : `My offer so far: ${facts.replace(/^offer: /i, '')} `}I can’t confirm other terms on my own, so I’ll talk it over and come back to you with an answer.`,
    objection: ({ quote, facts, later }) =>
      later === null
        ? `${quoted(quote)}I understand that. ${known(facts)}What would you need to know to judge it for yourself?`
        : `${quoted(quote)}I understand. I’ll come back to you on ${later} and leave you in peace until then.`,
    complaint: ({ quote }) =>
      `I’m sorry about this. ${quoted(quote)}I’ll find out what happened and come back to you with an answer.`,
    referral: ({ referral }) =>
      `thank you for pointing me to ${referral ?? 'the right person'}. I’ll get in touch there and won’t trouble you any further.`,
    support_question: ({ quote, facts }) =>
      `${quoted(quote, 'You asked')}${known(facts)}${
        facts === ''
          ? 'I’ll check this and come back to you with a definite answer.'
          : 'If that leaves anything open, tell me and I’ll check it.'
      }`,
    hesitation: () => 'Take all the time you need. I’ll wait to hear from you.',
    unclear: ({ quote }) =>
      `${quoted(quote)}I’m not sure I understand you correctly. What would you like to know?`,
  },
};
