import { describe, expect, it } from 'vitest';
import { normalizeInbox } from '#shared/referrals/normalize-inbox.ts';
import { monthOf } from '#shared/referrals/month-of.ts';
import { referralLink } from '#shared/referrals/referral-link.ts';
import { referralCode } from '#shared/referrals/schema.ts';

describe('The inbox of an email address', () => {
  it.each([
    ['Mara@Example.com', 'mara@example.com'],
    ['mara+plate@example.com', 'mara@example.com'],
    ['m.a.r.a@gmail.com', 'mara@gmail.com'],
    ['Ma.ra+2@googlemail.com', 'mara@gmail.com'],
  ])('%s and %s belong to the same inbox', (one, other) =>
    expect(normalizeInbox(one)).toBe(normalizeInbox(other)),
  );

  it.each([
    ['m.ara@example.com', 'mara@example.com'],
    ['mara@example.com', 'mara@example.org'],
    ['mara@gmail.com', 'mara@gmail.org'],
  ])('%s and %s belong to different inboxes', (one, other) =>
    expect(normalizeInbox(one)).not.toBe(normalizeInbox(other)),
  );
});

describe('A referral code', () => {
  it.each(['K7MPX2QA', ' k7mpx2qa '])('accepts "%s" as users type it', (typed) =>
    expect(referralCode.parse(typed)).toBe('K7MPX2QA'),
  );

  it.each([
    'K7MPX2Q',
    'K7MPX2QAA',
    'K0MPX2QA',
    'KOMPX2QA',
    'K1MPX2QA',
    'KIMPX2QA',
    'KLMPX2QA',
    'K7MP-2QA',
    '',
  ])('rejects "%s", which does not have eight unambiguous characters', (typed) =>
    expect(referralCode.safeParse(typed).success).toBe(false),
  );
});

it('a month ends at midnight UTC', () => {
  expect(monthOf(new Date('2026-11-30T23:59:59.999Z'))).toBe('2026-11');
  expect(monthOf(new Date('2026-12-01T00:00:00.000Z'))).toBe('2026-12');
});

it('REFERRAL-02 the link is the site with the code in `ref`', () =>
  expect(referralLink('https://plate.example', 'K7MPX2QA')).toBe('https://plate.example/?ref=K7MPX2QA'));
