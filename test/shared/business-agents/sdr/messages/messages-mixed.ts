import type { MessageCase } from './message-case.ts';

/** Messages with quotes, signatures, several requests, negations and misleading words. */
export const mixedMessages: readonly MessageCase[] = [
  [
    'price_question',
    'What does the small plan cost?\n\nOn Mon, 12 Oct 2026 Mara wrote:\n> Reply STOP to unsubscribe.',
  ],
  [
    'interested',
    'Sounds good!\n\n-- \nPaul Finch\nLegal Counsel, Finch & Co Solicitors\nTo opt out of our emails, click here.',
  ],
  [
    'interested',
    'I am interested.\n\nAm 12.10.2026 um 09:12 schrieb Mara:\n> Kein Interesse? Dann melden Sie sich ab.',
  ],
  [
    'meeting_proposal',
    'Friday at 9 is fine.\n\nBest regards\nEva Moos\nMon–Thu 8–16 h, Tel. 0711 123456',
    { times: ['2026-10-16T09:00'] },
  ],
  ['support_question', 'How can I unsubscribe one of our colleagues from the lunch list?'],
  [
    'meeting_proposal',
    'Please don’t call before ten; Thursday at 11 is good.',
    { times: ['2026-10-15T11:00'] },
  ],
  ['interested', 'Don’t stop! This is exactly what I wanted to hear, send me the brochure.'],
  ['interested', 'We are a law firm with nine attorneys and would like a demo.'],
  ['objection', 'Our lawyer has to review the contract first, and that takes a while.'],
  ['opt_out', 'Nice try. What does it cost me to never hear from you again? Take me off the list.'],
  ['opt_out', 'Please don’t write any more. And your prices are a joke.'],
  ['legal_threat', 'Stop emailing me or I’ll hand this to my lawyer.', { also: ['opt_out'] }],
  ['data_request', 'Delete my data and don’t contact me again.', { outreach: 'stop', also: ['opt_out'] }],
  [
    'complaint',
    'I’m disappointed that nobody called. What does it cost, by the way?',
    { also: ['price_question'] },
  ],
  [
    'meeting_proposal',
    'Let’s talk on Monday at 14:00. Could you also bring a price list?',
    { times: ['2026-10-19T14:00'], also: ['price_question'] },
  ],
  ['price_question', 'I’m not asking for a discount, I just want to know the price.'],
  ['interested', 'I wasn’t interested last year, but now I am.'],
  ['not_interested', 'I was interested last year, but I’m not any more.'],
  ['support_question', 'Does the plan include a trial, and do you deliver to Bonn?'],
  [
    'meeting_decline',
    'I can’t do Wednesday. What about Thursday, 10:30?',
    { also: ['meeting_proposal'], times: ['2026-10-15T10:30'] },
  ],
  ['interested', 'I’m away next week, but please send the details now.'],
  ['meeting_proposal', 'Ring me in half an hour.', { times: ['2026-10-13T09:30'] }],
  [
    'out_of_office',
    'I am on leave until February 2027. My cover is Pia Lund, pia@firm.example.',
    { returns: '2027-02-01', referral: { name: 'Pia Lund' } },
  ],
  ['unclear', 'Please see the attached document.'],
  ['opt_out', 'Thanks for the info. Please remove this email address, Anna'],
  ['not_interested', 'Nope, all set here. Thanks!'],
  ['objection', 'Come back to me in March.', { outreach: 'pause', until: '2027-03-01' }],
  ['objection', 'Melden Sie sich bitte im Januar noch einmal.', { outreach: 'pause', until: '2027-01-01' }],
  ['complaint', 'Great job, really. Third missed call this week.'],
  ['praise', 'No complaints at all, everything was perfect!'],
  ['opt_out', 'Ich habe mich nie angemeldet. Bitte keine Werbung mehr, sonst ist alles gut.'],
  ['meeting_proposal', 'Gern, Freitag 10 Uhr. Die Preise kenne ich schon.', { times: ['2026-10-16T10:00'] }],
  ['interested', 'No worries about the delay. We are still interested.'],
  ['price_question', 'We don’t need a demo, just tell me what it costs.'],
  [
    'meeting_proposal',
    'I’ll be in the shop between Christmas and New Year. The 30th, 9 am?',
    { times: ['2026-12-30T09:00'] },
  ],
  [
    'referral',
    'All offers go to buying@oak.example, please send yours there.',
    { referral: { email: 'buying@oak.example' }, outreach: 'other_person' },
  ],
  [
    'referral',
    'Not my area, but Ines Roth in facilities might be keen.',
    { referral: { name: 'Ines Roth' }, outreach: 'other_person' },
  ],
  [
    'data_request',
    'You still have my old number in your records, please correct it to 0171 5550 199.',
    { outreach: 'go_on' },
  ],
  ['data_request', 'Forget whatever you have stored about me.', { outreach: 'stop', reply: 'none' }],
  ['opt_out', 'Bitte senden Sie uns nichts mehr.'],
];
