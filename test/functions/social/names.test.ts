import { describe, expect, it } from 'vitest';
import { emailHintOf } from '#functions/social/friends/email-hint.ts';
import { createFindUserByEmail } from '#functions/platform/user-pool/find-user-by-email.ts';
import { pairIdOf } from '#functions/social/friends/pair-id.ts';
import { displayNameOf } from '#functions/social/friends/display-name.ts';
import { friendshipId } from '#shared/social/schema.ts';

describe("A user's display name", () => {
  it.each([
    ['the full name', { full_name: 'Mara Moss', email: 'mara@x.example' }, 'Mara Moss'],
    ['the email up to its @ without a name', { email: 'mara.m@x.example' }, 'mara.m'],
    ['the email up to its @ for a blank name', { full_name: '  ', email: 'mara@x.example' }, 'mara'],
    ['no full email, not even one typed as a name', { full_name: 'mara@x.example' }, 'mara'],
    ['no full email next to a name', { full_name: 'Mara (mara@x.example)', email: 'm@x.example' }, 'Mara'],
    ['an ellipsis when nothing is known', null, '…'],
    [
      'the name without bidirectional control characters',
      { full_name: 'Mara\u202e Moss\u2066' },
      'Mara Moss',
    ],
    ['the name on one line', { full_name: 'Mara\n\u2028Moss\u0000' }, 'Mara Moss'],
    [
      'never a name that cannot be seen',
      { full_name: '\u200b\u2060\u3164', email: 'mara@x.example' },
      'mara',
    ],
    ['at most as many characters as a profile allows', { full_name: 'x'.repeat(2_000) }, 'x'.repeat(120)],
    ['the joiners of the script', { full_name: 'می‌نا 👩‍🍳' }, 'می‌نا 👩‍🍳'],
  ])('DATA-20 (D28) shows %s', (_, profile, name) => {
    expect(displayNameOf(profile)).toBe(name);
  });

  it('D28 shortens an email to one letter and the domain', () => {
    expect(emailHintOf('mara.moss@x.example')).toBe('m…@x.example');
    expect(emailHintOf('"a@b"@x.example')).toBe('"…@x.example');
  });
});

describe('The ID of a friendship', () => {
  const [mara, ben] = ['9c0f6a52-0000-4000-8000-000000000001', '1c0f6a52-0000-4000-8000-000000000002'];

  it('DATA-10 gives both users the same ID, unique per pair, which reveals neither user', () => {
    const id = pairIdOf(mara, ben);
    expect(pairIdOf(ben, mara)).toBe(id);
    expect(friendshipId.parse(id)).toBe(id);
    expect(pairIdOf(mara, mara.replace('1', '3'))).not.toBe(id);
  });
});

describe('Finding a user by email', () => {
  it('SOCIAL-06 looks up emails only: IDs, names and too long texts are ignored', async () => {
    const asked: string[] = [];
    const find = createFindUserByEmail(
      {
        subOf: async (_, email) => {
          asked.push(email);
          return 'ben';
        },
      },
      'pool',
    );
    const odd = [
      'mara',
      '9c0f6a52-0000-4000-8000-000000000001',
      `${'x'.repeat(125)}@x.example`,
      'a@b',
      'a b@x.example',
    ];
    expect(await Promise.all(odd.map(find))).toEqual(odd.map(() => null));
    expect(await find('ben@x.example')).toBe('ben');
    expect(asked).toEqual(['ben@x.example']);
  });
});
