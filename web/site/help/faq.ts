interface Question {
  id: string;
  question: string;
  answer: string;
}

export interface QuestionGroup {
  name: string;
  questions: readonly Question[];
}

/** PAGES-13: eight questions in four categories. */
export const faq: readonly QuestionGroup[] = [
  {
    name: 'Getting started',
    questions: [
      {
        id: 'log-a-meal',
        question: 'How do I log a meal?',
        answer:
          'Press Photo, Voice or Type on the dashboard. Photograph the plate, say it or write it as you would tell a friend, for example "two eggs and rye toast". Check the foods and their grams, then press Log Food. Any past day can be opened in the diary and logged to. From anywhere, Ctrl+K (Cmd+K on a Mac) or the button Search finds pages, actions and foods.',
      },
      {
        id: 'calorie-goal',
        question: 'How is my calorie goal worked out?',
        answer:
          'From age, weight, height, activity and, if you tell it, sex. The calculator names its formula beside the figure. You can take a recommended goal, type your own, or leave it at 2,000 kcal. Goals below 1,200 kcal show a warning and its source.',
      },
    ],
  },
  {
    name: 'Photos and accuracy',
    questions: [
      {
        id: 'how-accurate',
        question: 'How accurate are the numbers?',
        answer:
          'The model only names foods and guesses their weight. The numbers come from a food table, and each names its record. Weights from a photo can be off by a quarter or more: every food shows how sure it is, and its grams are one press away. Our target for naming foods is 95% AI accuracy; it is a launch target and no measurement yet.',
      },
      {
        id: 'who-sees-photos',
        question: 'Who sees my photos?',
        answer:
          'You do, and those to whom you show it: a meal that you share with friends has its photo only if you say so. Before the first photo goes to an AI provider we ask you, and you can say no: then you type what is on the plate, or your own device recognises it where it can. Location and other hidden data are removed before a photo is kept. An entry that you delete takes its photo along, within two days.',
      },
    ],
  },
  {
    name: 'Plans and credits',
    questions: [
      {
        id: 'what-is-free',
        question: 'What is free, and what is a credit?',
        answer:
          'The diary, the food table, goals and the weekly view are free. Credits pay for answers of an AI model: 5 for a photo, 1 for an AI look-up or a recording, 2 for a message to the coach or an answer of an agent. Free accounts get 100 a month. An answer that fails costs nothing.',
      },
      {
        id: 'cancel',
        question: 'How do I cancel or get my money back?',
        answer:
          'Open the tab Subscription and press Manage subscription. You keep the plan until the end of the period that is paid. Your first plan begins with 7 free days: cancelled within them, it costs nothing. For a wrong charge, write to us.',
      },
    ],
  },
  {
    name: 'Account and privacy',
    questions: [
      {
        id: 'export',
        question: 'Can I take my data with me?',
        answer:
          'Yes. The profile has an export of everything: all entries as JSON and CSV, and your photos, in one zip. It is made while you go on, and its link lasts 24 hours. Diaries of MyFitnessPal, Cronometer and Lose It! can be imported.',
      },
      {
        id: 'delete',
        question: 'How do I delete my account?',
        answer:
          'In the profile, under Danger zone: type DELETE and confirm. The account closes at once; entries, photos, the subscription and the sign-in are erased after it. It cannot be undone, so take an export first if you want to keep something.',
      },
    ],
  },
];

/** PAGES-15. */
export const popular = [
  {
    name: 'Photograph a meal so that it can be weighed',
    href: '/blog/photograph-a-meal-so-it-can-be-weighed',
  },
  { name: 'What a calorie count can tell you', href: '/blog/what-a-calorie-count-can-tell-you' },
  { name: 'Read the trend, not the scale', href: '/blog/read-the-trend-not-the-scale' },
  { name: 'What a credit buys', href: '/pricing' },
];
