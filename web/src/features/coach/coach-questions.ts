/** What a person may ask first. The first four are shown. */
export const suggestedQuestions = [
  'What is left today?',
  'How much protein did I eat this week?',
  'What should I eat for dinner?',
  'What was my best day this week?',
  'Where does my sodium come from?',
  'What did I eat yesterday?',
] as const;

export const SHOWN_QUESTIONS = 4;

/** What the quick buttons send. */
export const quickQuestions = [
  { label: 'Analyze Data', question: 'Analyze my data: how am I doing this week?' },
  { label: 'Meal Ideas', question: 'Give me meal ideas for what is left today' },
  { label: 'Health Tips', question: 'Am I getting enough fiber and protein?' },
] as const;
