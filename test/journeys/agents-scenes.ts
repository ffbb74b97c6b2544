import type { Page } from '@playwright/test';
import { chooseCalendar } from './choose-calendar.ts';
import { button, type Scene, seen } from './scene.ts';

const addLead = async (page: Page): Promise<void> => {
  await button(page, 'Add New Lead').click();
  const form = page.getByRole('form', { name: 'Add New Lead' });
  await form.getByLabel('Name').fill('Grace Brewster Murray Hopper');
  await form.getByLabel('Email').fill('grace.hopper@compilers-and-other-machines.example');
  await form.getByLabel('Company').fill('Compilers and other machines');
  await form.getByRole('button', { name: 'Add Lead' }).click();
  await seen(page, 'Why this score?');
};
const openDialog = async (page: Page, press: string, name = press): Promise<void> => {
  await button(page, press).click();
  await page.getByRole('dialog', { name }).waitFor();
};
const openTab = async (page: Page, name: string): Promise<void> =>
  page.getByRole('tab', { name, exact: true }).click();

/** Opens a tab of the assistant, and its dialog that creates something. */
const creating = (name: string, tab: string, dialog: string): Scene => ({
  name,
  at: '/agents/executive',
  open: async (page) => {
    await openTab(page, tab);
    await openDialog(page, dialog);
  },
});

/** The five agents. Later scenes use the lead of the first one. */
export const ofAgents: Scene[] = [
  { name: 'a lead and why it has its score', at: '/agents/sdr', open: addLead },
  { name: 'the agents', at: '/agents', open: (page) => seen(page, 'Executive assistant') },
  { name: 'the leads', at: '/agents/sdr', open: (page) => seen(page, 'Compilers and other machines') },
  {
    name: 'an answer to a lead',
    at: '/agents/sdr',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Respond to/ })
        .first()
        .click();
      await page.getByLabel('Their message').fill('What does it cost?');
      await button(page, 'Generate response').click();
      await seen(page, 'Your reply');
    },
  },
  {
    name: 'the conversations of a lead',
    at: '/agents/sdr',
    open: async (page) => {
      await openTab(page, 'Conversations');
      await page.getByLabel('Lead', { exact: true }).selectOption({ index: 1 });
      await seen(page, 'What does it cost?');
    },
  },
  {
    name: 'an action that needs no AI, and what came of it',
    at: '/agents/money',
    open: async (page) => {
      await button(page, 'Try it: cash_flow').click();
      await button(page, 'Run').click();
      await page.getByLabel('JSON response').waitFor();
    },
  },
  {
    name: 'leads from a file',
    at: '/agents/sdr',
    open: (page) => openDialog(page, 'Import leads', 'Import leads'),
  },
  {
    name: 'a meeting without a title',
    at: '/agents/executive',
    open: async (page) => {
      await openDialog(page, 'Schedule meeting');
      await button(page, 'Schedule').click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'a new event that repeats',
    at: '/agents/executive',
    open: async (page) => {
      await openDialog(page, 'Add event');
      await page.getByLabel('Repeats', { exact: true }).selectOption({ index: 2 });
    },
  },
  {
    name: 'the preview of a calendar file',
    at: '/agents/executive',
    open: async (page) => {
      await openDialog(page, 'Import', 'Import a calendar');
      await chooseCalendar(page);
      await seen(page, 'One new event');
    },
  },
  creating('reminders of meetings', 'Calendar', 'Reminders'),
  creating('the calendar in other calendars', 'Calendar', 'Subscribe'),
  creating('tasks of the assistant, and a new one', 'Tasks', 'Create task'),
  {
    name: 'e-mails and their templates',
    at: '/agents/executive',
    open: async (page) => {
      await openTab(page, 'Emails');
      await button(page, 'Generate email').click();
      await seen(page, 'Generated email');
    },
  },
  creating('documents, and a new one', 'Documents', 'Create document'),
  {
    name: 'JSON that is none',
    at: '/agents/operations',
    open: async (page) => {
      await page.getByLabel('Action', { exact: true }).fill('checklist');
      await page.getByLabel('JSON payload').fill('{"a":');
      await button(page, 'Run').click();
      await page.getByRole('alert').waitFor();
    },
  },
];
