import { expect, openTab, signedInPerson, signUp, test, watch } from './journey.ts';

test('REFERRAL-03 REFERRAL-08 REALTIME-03 a friend signs up by the link, and the open window of who sent it shows that by itself', async ({
  page,
  browser,
}) => {
  await signedInPerson(page);
  await openTab(page, 'Refer Friends');
  const link = await page.getByLabel('Your referral link').inputValue();
  const friends = page.getByRole('region', { name: 'Recent friends' });
  await expect(friends).toContainText('Nobody has signed up by your link yet');

  const elsewhere = await browser.newContext();
  const faults: string[] = [];
  try {
    const friend = await elsewhere.newPage();
    watch(friend, faults);
    await friend.goto(link);
    // The link's page is left behind, as people do who look around first.
    await friend.goto('about:blank');
    await signUp(friend, 'Ben Frost');
  } finally {
    await elsewhere.close();
  }
  expect(faults).toEqual([]);

  const row = friends.getByRole('listitem');
  await expect(row).toContainText('Completed');
  await expect(row).toContainText('100 credits');
  await expect(row).not.toContainText('Ben');
  await expect(page.getByRole('region', { name: 'Total credits' })).toContainText('100 earned by 1 friend.');
  await expect(page.getByRole('region', { name: 'Total credits' })).toContainText('200');
  const colour = await row.locator('[data-status=completed]').evaluate((dot) => {
    const [red = 0, green = 0] = (getComputedStyle(dot).backgroundColor.match(/\d+/g) ?? []).map(Number);
    return green > red ? 'green' : 'another';
  });
  expect(colour).toBe('green');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});
