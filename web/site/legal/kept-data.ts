import type { KeptData } from './kept-table.tsx';

/** What the product keeps of a person, why, and how long: each row is held by what the code does. */
export const keptData: KeptData = {
  head: ['What', 'Why', 'How long'],
  rows: [
    [
      'Account: name, e-mail address, password (as a value from which it cannot be read), and the key of your authenticator app if you use one',
      'To sign you in and to reach you',
      'Until you delete the account',
    ],
    [
      'Profile: age, weight, height, activity, goal, units, time zone, language, and sex if you state it; weights that you log',
      'To reckon goals, and to know when your day begins',
      'Until you change it or delete the account',
    ],
    [
      'Food logs: what you ate, when, its figures and the records that they come from; water',
      'The diary, its sums, trends and insights',
      'Food logs are kept while your account is open, at most 7 years after they were changed last. Delete one, and it is gone at once',
    ],
    [
      'Photos of meals, without location and other hidden data',
      'To recognise foods, and to show the entry',
      'As long as their entry, and two days more. One that you do not log is removed within two days',
    ],
    [
      'Recordings of your voice',
      'To turn them into words',
      'Removed as soon as the words are there, after one day at the latest',
    ],
    [
      'Conversations with the coach, and plans',
      'To answer in context and to show them again',
      'Until you clear them or delete the account',
    ],
    [
      'Insights, and which weekly mails you got',
      'To show them again, and to send none twice',
      'Insights a month, the note of a mail half a year',
    ],
    [
      'Diaries that you import: the entries, and a fingerprint of each line. The file stays with you',
      'To log them once, however often you import',
      'Until you take the import back or delete the account',
    ],
    [
      'Reminders, if you turn them on: times, and the address at which your browser takes messages',
      'To remind you',
      'Until you turn them off, sign out there or delete the account',
    ],
    [
      'Plan, payments and credits, without card numbers',
      'To give you what you have paid for',
      'Until you delete the account; invoices, which Stripe holds, as long as the law asks',
    ],
    [
      'That an e-mail address had its free trial, or came by a friend’s link: as a hash that does not name it',
      'One free trial, and one reward, for each person',
      'The first stays when the account is deleted; the second goes after 90 days',
    ],
    [
      'An export that you ask for',
      'To hand it to you',
      'The link works for 24 hours; the file is removed within two days, or with the account',
    ],
    [
      'Messages to support',
      'To answer you',
      'Support tickets are kept 3 years; those of your account’s e-mail go with the account when you delete it',
    ],
    [
      'Newsletter address',
      'To send the letter that you have confirmed',
      'Until you unsubscribe, by one press, or delete the account of this address. One that nobody confirms goes after 7 days',
    ],
    [
      'Technical logs: time, address called, outcome, browser, network address; of a form that is sent, a hash of the network address',
      'To find faults and abuse',
      'At most 90 days; the hash two days',
    ],
  ],
};
