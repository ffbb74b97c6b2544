import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { socialRoutes } from '#shared/social/routes.ts';
import type { SharedMeal } from '#shared/social/schema.ts';
import { failure } from '#test/support/scripted-api.ts';
import { resetSession } from '#test/support/screen/session.ts';
import { someone } from '#test/support/screen/scripted-auth.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { aSharedMeal, ben } from '#test/support/builders/a-friend.ts';
import { openSocial } from './open-social.tsx';

beforeEach(resetSession);
afterEach(() => vi.unstubAllGlobals());
afterAll(resetSession);

const shown = async (count: number) => {
  const feed = within(await screen.findByRole('list', { name: 'Recent shared meals' }));
  await waitFor(() => expect(feed.getAllByRole('article')).toHaveLength(count));
  return feed.getAllByRole('article');
};
const mine = aSharedMeal({ user_id: someone.sub, profiles: { full_name: 'Mara Lindt' } });

describe('The social feed', () => {
  it('SOCIAL-04 SOCIAL-21 shows each shared meal with its user, time and a like button', async () => {
    await openSocial({ meals: [aSharedMeal()] });
    const [meal] = await shown(1);
    const text = meal?.textContent ?? '';
    for (const part of ['Ben Okri', 'Nov 20', 'Better the second day', 'Lentil soup', '1,240 kcal', '350 g'])
      expect(text).toContain(part);
    expect(text).toContain('Lunch');
    const like = within(meal!).getByRole('button', { name: 'Like Lentil soup by Ben Okri, 2 likes' });
    expect(like.getAttribute('aria-pressed')).toBe('false');
  });

  it("the social feed warns of what conflicts with the viewer's allergies", async () => {
    const diet_conflicts: SharedMeal['diet_conflicts'] = [
      { kind: 'allergen', name: 'peanut', certainty: 'contains' },
      { kind: 'allergen', name: 'sesame', certainty: 'unknown' },
    ];
    await openSocial({ meals: [aSharedMeal({ diet_conflicts }, 2), aSharedMeal()] });
    const [warned, fine] = await shown(2);
    expect(await within(warned!).findByText(/^Contains peanuts?\./)).toBeDefined();
    expect(warned!.textContent).toContain('We don’t know whether it contains sesame');
    expect(fine!.textContent).not.toMatch(/[Cc]ontains/);
  });

  it('the social feed shows the shared photo, and works when it no longer exists', async () => {
    const { food_entries } = aSharedMeal();
    const image_url = 'https://photos.example/1';
    await openSocial({ meals: [aSharedMeal({ food_entries: { ...food_entries, image_url } })] });
    const photo = await screen.findByRole('img', { name: 'Photo of Lentil soup' });
    expect(photo.getAttribute('src')).toBe(image_url);
    photo.dispatchEvent(new Event('error'));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Photo of Lentil soup' })).toBeNull());
  });

  it("the social feed shows the audience of the user's own meals", async () => {
    await openSocial({ meals: [{ ...mine, audience: 'everyone' }] });
    const [meal] = await shown(1);
    expect(meal?.textContent).toContain('You');
    expect(meal?.textContent).toContain('Everyone');
  });

  it('D28 the social feed loads ten meals at a time, more on click, and marks the end', async () => {
    const pages = [
      { meals: Array.from({ length: 10 }, (_none, at) => aSharedMeal({}, 100 - at)), next: 'cursor' },
      { meals: [aSharedMeal({}, 1)], next: null },
    ];
    const { api, click } = await openSocial({}, (paged) =>
      paged.on(socialRoutes.feed, ({ query }) => pages[query.has('before') ? 1 : 0]!),
    );
    await shown(10);
    await click('Show more');
    await shown(11);
    expect(api.sentTo(socialRoutes.feed).map(({ query }) => query.get('before'))).toEqual([null, 'cursor']);
    expect(screen.getByText('You’re all caught up.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('the social feed loads the next page once when its end comes near', async () => {
    let seen: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof seen) {
          seen = callback;
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    const { api } = await openSocial({}, (paged) =>
      paged.on(socialRoutes.feed, ({ query }) =>
        query.has('before')
          ? { meals: [aSharedMeal({}, 1)], next: null }
          : { meals: [aSharedMeal({}, 2)], next: 'cursor' },
      ),
    );
    await shown(1);
    seen([{ isIntersecting: false }]);
    expect(api.sentTo(socialRoutes.feed)).toHaveLength(1);
    seen([{ isIntersecting: true }]);
    await shown(2);
    expect(api.sentTo(socialRoutes.feed)).toHaveLength(2);
  });

  it('the social feed keeps the loaded meals when the next page fails, and tries again', async () => {
    let isDown = true;
    const { click } = await openSocial({}, (paged) =>
      paged.on(socialRoutes.feed, ({ query }) => {
        if (!query.has('before')) return { meals: [aSharedMeal({}, 2)], next: 'cursor' };
        return isDown ? failure('INTERNAL') : { meals: [aSharedMeal({}, 1)], next: null };
      }),
    );
    await click('Show more');
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load more meals.');
    await shown(1);
    isDown = false;
    await click('Retry');
    await shown(2);
  });

  it('the social feed skips a page whose meals no longer exist', async () => {
    const { click } = await openSocial({}, (paged) =>
      paged.on(socialRoutes.feed, ({ query }) =>
        query.has('before') ? { meals: [aSharedMeal()], next: null } : { meals: [], next: 'cursor' },
      ),
    );
    await click('Show more');
    await shown(1);
  });

  it('the social feed shows help when nothing is shared yet', async () => {
    const { click } = await openSocial();
    expect(await screen.findByRole('heading', { name: 'Nothing shared yet' })).toBeDefined();
    await click('Add a friend');
    expect(document.activeElement).toBe(screen.getByLabelText('Friend’s email'));
  });
});

describe('A meal of the feed', () => {
  it('a meal of the feed can be unshared by its owner after a confirmation', async () => {
    const { api, choose, click, held } = await openSocial({ meals: [mine] });
    api.on(socialRoutes.unshare, () => {
      held.meals = [];
      return undefined;
    });
    await choose('More options for Lentil soup by Mara Lindt', 'Stop sharing');
    expect(api.sentTo(socialRoutes.unshare)).toEqual([]);
    await click('Stop sharing');
    await findToast('Sharing stopped');
    expect(await screen.findByRole('heading', { name: 'Nothing shared yet' })).toBeDefined();
    expect(api.sentTo(socialRoutes.unshare)[0]?.path).toBe(`/api/shared-meals/${mine.id}`);
  });

  it('a meal of the feed can be reported with a reason and a note, and disappears', async () => {
    const { api, choose, click, type, user, held } = await openSocial({ meals: [aSharedMeal()] });
    api.on(socialRoutes.report, () => {
      held.meals = [];
      return undefined;
    });
    await choose('More options for Lentil soup by Ben Okri', 'Report');
    await click('Report');
    expect((await screen.findByRole('alert')).textContent).toBe('Choose a reason.');
    expect(api.sentTo(socialRoutes.report)).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Spam or advertising' }));
    await type('Anything else we should know? (optional)', ' Sells pills ');
    await click('Report');
    await findToast('Thank you');
    expect(api.sentTo(socialRoutes.report).map(({ body }) => body)).toEqual([
      { reason: 'spam', note: 'Sells pills' },
    ]);
    expect(await screen.findByRole('heading', { name: 'Nothing shared yet' })).toBeDefined();
  });

  it('a meal of the feed offers to block its owner', async () => {
    const { api, choose, click } = await openSocial({ meals: [aSharedMeal()] });
    api.on(socialRoutes.block, () => undefined);
    await choose('More options for Lentil soup by Ben Okri', 'Block Ben Okri');
    await click('Block');
    await findToast('Ben Okri is blocked');
    expect(api.sentTo(socialRoutes.block)[0]?.path).toBe(`/api/blocks/${ben}`);
  });
});
