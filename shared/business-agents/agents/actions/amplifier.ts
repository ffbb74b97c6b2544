import type { AgentAction } from '../schema.ts';

export const amplifierActions: readonly AgentAction[] = [
  {
    action: 'content_plan',
    about: 'A publishing calendar: your topics on your channels, week by week.',
    example: {
      topics: ['Lunch at the desk', 'Cooking for two', 'What labels say'],
      channels: ['newsletter', 'instagram'],
      weeks: 3,
      start: '2026-11-23',
    },
  },
  {
    action: 'post',
    about: 'A post from your own points, within the channel’s character limit.',
    example: {
      channel: 'linkedin',
      topic: 'Our new lunch menu',
      audience: 'people who work nearby',
      points: ['Three warm dishes a day', 'Ordered by 10, ready at 12'],
      call_to_action: 'See this week’s dishes',
      link: 'https://example.com/lunch',
      hashtags: ['lunch', 'local food'],
    },
  },
  {
    action: 'subject_lines',
    about: 'Subject lines for an email, suggested or your own, each with a score and reasons.',
    example: {
      topic: 'Our new lunch menu',
      audience: 'regulars',
      lines: ['NEW MENU!!! Act now', 'Three warm dishes, ready at 12'],
    },
  },
  {
    action: 'hashtags',
    about: 'Hashtags from your topics and the most frequent words in your text.',
    example: {
      topics: ['local food', 'lunch break'],
      text: 'Our lunch is cooked from vegetables that grow nearby. Vegetables change with the seasons.',
    },
  },
  {
    action: 'repurpose',
    about: 'One text for several channels, shortened to fit each one in its original sentences.',
    example: {
      channels: ['x', 'linkedin', 'newsletter'],
      text: 'We cook three warm dishes a day. The vegetables grow nearby and change with the seasons. Order by 10 and your lunch is ready at 12. Bring your own box and you pay less.',
    },
  },
];
