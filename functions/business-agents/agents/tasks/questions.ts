/** Questions for what a task leaves open, by key. English, translated when they are shown. */
export const questions: Readonly<Record<string, string>> = {
  records: 'Which records or data should be summarized? Add them as data, one object per record.',
  schedule: 'Which tasks should be planned, and how long (hours or minutes) does each take?',
  durations: 'How long does each task take, in hours or minutes?',
  circle: 'Which task comes first? These tasks wait for each other.',
  checklist: 'What steps belong on the checklist? List them, separated by commas.',
  prioritise:
    'Which tasks are there, and what is the importance (impact) and effort of each, or which is due first?',
  order: 'Which order do you mean: by importance (impact), by due date, or by what must come before what?',
  overdue: 'Which tasks should be checked, and on what date is each due?',
  content_plan: 'Which topics should the plan cover, on which channels, and for how many weeks?',
  plan_channels: 'On which channels should the plan publish, such as LinkedIn, newsletter or blog?',
  post: 'On which channel should the post appear, and what is the topic: what is it about?',
  post_channel: 'For which channel is the post, such as LinkedIn, Instagram or X? Where should it appear?',
  post_topic:
    'What is the post about? Enter the topic and the text or points: earlier chats are not remembered.',
  tone: 'Which text should be changed, for which channel, and what is your tone? Add an example.',
  subject_lines: 'What is the email about? Enter a topic or the lines to compare.',
  hashtags: 'Enter a topic or a text for the hashtags: what are they about?',
  repurpose_channels: 'For which channels should the text be adapted, such as X, LinkedIn or newsletter?',
  repurpose_text: 'Which text should be adapted? Add the text, and say for which channel.',
  revenue:
    'Which subscriptions (contracts) are running: amount, interval and quantity? Add them as data or in the text.',
  churn:
    'How many customers were there at the start, and how many were lost? Say whether you mean a number or a percent.',
  churn_order:
    'More customers were lost than there were at the start. How many were there at the start, and how many were lost?',
  pricing: 'Which prices should be compared, and what does one unit cost?',
  unit_cost: 'What does one unit cost (unit cost)?',
  margin:
    'Do you mean a markup of this percent? A margin of 100% or more has no price: the margin is a share of the price.',
  cash_flow: 'How much cash (balance) is there now, and which amounts come in and go out, on which dates?',
  invoice:
    'What are the lines of the invoice: what, quantity, unit price (amount) and the tax rate in percent?',
  tax: 'What is the amount (price), and what is the tax rate in percent?',
  which:
    'Which task or text do you mean, and what should happen with it? Nothing is remembered from before (such as last week): add the data.',
};
