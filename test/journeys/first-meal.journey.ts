import { expect, openTab, signedInPerson, signIn, signUp, test, onlyInFull } from './journey.ts';

// With animations, as most users see it; the other journeys reduce them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a new user signs up with a mailed code, sees an empty plate, leaves, mistypes the password and returns', async ({
  page,
}) => {
  const email = await signUp(page, 'Mara Lind');
  await expect(page.getByText('Welcome back, Mara')).toBeVisible();
  await expect(page.getByText('Your plate is empty')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your plate is empty')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  // The front page is a separate document, which has to load before the next one is opened.
  await expect(page.getByText('Start Tracking Now').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('wrong-one');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Incorrect username or password.' });
  await expect(refusal.last()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await signIn(page, email, 'plate-1234');
  await expect(page.getByText('Welcome back!')).toBeVisible();
});

test('a manually logged food appears on the plate, in the week and among the entries; deleting can be undone', async ({
  page,
}) => {
  await signedInPerson(page);
  await openTab(page, 'Log Food');
  await page.getByLabel('Food name').fill('Oats with banana');
  await page.getByLabel('Calories').fill('414');
  await page.getByLabel('Protein').fill('12,5');
  await page.getByLabel('Note', { exact: true }).fill('Before the long run');
  await page.getByRole('button', { name: 'Log Food', exact: true }).last().click();
  await expect(page.getByText('Food logged successfully!')).toBeVisible();
  await openTab(page, 'Dashboard');
  await expect(page.getByRole('img', { name: /^414 of 2,000/ })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Oats with banana' }).click();
  await expect(page.getByText('Entry deleted')).toBeVisible();
  await expect(page.getByText('Your plate is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('img', { name: /^414 of 2,000/ })).toBeVisible();
  await openTab(page, 'Diary');
  await expect(page.getByText('Before the long run')).toBeVisible();
});

test('a second tab shows every change live', onlyInFull, async ({ page, context }) => {
  await signedInPerson(page);
  const second = await context.newPage();
  await second.goto('/dashboard');
  await expect(second.getByText('Your plate is empty')).toBeVisible();
  await openTab(page, 'Log Food');
  await page.getByLabel('Food name').fill('Apple');
  await page.getByLabel('Calories').fill('95');
  await page.getByRole('button', { name: 'Log Food', exact: true }).last().click();
  await expect(second.getByRole('img', { name: /^95 of 2,000/ })).toBeVisible();
  await openTab(page, 'Dashboard');
  await page.getByRole('button', { name: 'Delete Apple' }).click();
  await expect(second.getByText('Your plate is empty')).toBeVisible();
});
