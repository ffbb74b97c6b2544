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
          'Tap Photo, Voice or Type on the dashboard. Photograph your plate, or describe it in your own words, for example "two eggs and rye toast". Check the foods and their grams, then tap Log Food. You can also open any past day in the diary and log there. To find pages, actions and foods from anywhere, press Ctrl+K (Cmd+K on a Mac) or tap Search.',
      },
      {
        id: 'calorie-goal',
        question: 'How is my calorie goal calculated?',
        answer:
          'From your age, weight, height, activity and, if you enter it, sex. The calculator shows its formula next to the result. You can choose a recommended goal, enter your own, or keep 2,000 kcal. Goals below 1,200 kcal show a warning with its source.',
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
          'AI only names the foods and estimates their weight. The nutrition values come from a food database, and each links to its record. Estimated weights can be off by a quarter or more, so every food shows a confidence level, and you can change its grams with one tap. Our target for naming foods is 95% AI accuracy. This is a launch target, not a measurement.',
      },
      {
        id: 'who-sees-photos',
        question: 'Who sees my photos?',
        answer:
          'You, and the people you share them with: when you share a meal, its photo is included only if you choose so. We ask before the first photo goes to an AI provider. If you say no, you can type what is on your plate, or let your own device recognize it if it can. We remove location and other hidden data before we store a photo. When you delete an entry, its photo is deleted within two days.',
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
          'The diary, the food database, goals and the weekly view are free. Credits pay for AI: 5 for a photo, 1 for an AI lookup or a recording, 2 for a coach message or an agent answer. Free accounts get 100 credits a month. Failed answers cost nothing.',
      },
      {
        id: 'cancel',
        question: 'How do I cancel or get a refund?',
        answer:
          'Open Billing in your profile and tap Cancel plan. You keep your plan until the end of the period you paid for. Your first plan starts with 7 free days: cancel within them and you pay nothing. If you were charged by mistake, contact us.',
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
          'Yes. You can export everything under Profile, Data: all entries as JSON and CSV, and your photos, in one zip. We prepare it in the background, and you can download it for 24 hours. You can also import your history from MyFitnessPal, Cronometer, Lose It!, MacroFactor, FatSecret, Samsung Health and Apple Health, and this export itself.',
      },
      {
        id: 'delete',
        question: 'How do I delete my account?',
        answer:
          'Under Profile, Data, in the danger zone: type DELETE and confirm. Your account closes immediately; then we delete your entries, photos, subscription and sign-in. This cannot be undone, so export your data first if you want to keep anything.',
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
