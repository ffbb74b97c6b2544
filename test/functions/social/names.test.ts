import { describe, expect, it } from 'vitest';
import { emailHintOf } from '#functions/social/friends/email-hint.ts';
import { createFindUserByEmail } from '#functions/platform/user-pool/find-user-by-email.ts';
import { pairIdOf } from '#functions/social/friends/pair-id.ts';
import { displayNameOf } from '#functions/social/friends/display-name.ts';
import { friendshipId } from '#shared/social/schema.ts';

describe('What a person is called by others', () => {
  it.each([
    ['the full name', { full_name: 'Mara Moss', email: 'mara@x.example' }, 'Mara Moss'],
    ['without one the e-mail up to its @', { email: 'mara.m@x.example' }, 'mara.m'],
    ['for a blank one, too', { full_name: '  ', email: 'mara@x.example' }, 'mara'],
    ['never an e-mail, not even one typed as a name', { full_name: 'mara@x.example' }, 'mara'],
    ['nor one beside a name', { full_name: 'Mara (mara@x.example)', email: 'm@x.example' }, 'Mara'],
    ['a sign where nothing is known', null, '…'],
    ['without what turns the words around it', { full_name: 'Mara\u202e Moss\u2066' }, 'Mara Moss'],
    ['on one line', { full_name: 'Mara\n\u2028Moss\u0000' }, 'Mara Moss'],
    [
      'never a name that cannot be seen',
      { full_name: '\u200b\u2060\u3164', email: 'mara@x.example' },
      'mara',
    ],
    ['no longer than a profile takes', { full_name: 'x'.repeat(2_000) }, 'x'.repeat(120)],
    ['with the joiners of its script', { full_name: 'می‌نا 👩‍🍳' }, 'می‌نا 👩‍🍳'],
  ])('DATA-20 (D28) is %s', (_, profile, name) => {
    expect(displayNameOf(profile)).toBe(name);
  });

  it('D28 of an e-mail that was typed a letter and the domain are kept', () => {
    expect(emailHintOf('mara.moss@x.example')).toBe('m…@x.example');
    expect(emailHintOf('"a@b"@x.example')).toBe('"…@x.example');
  });
});

describe('The id of two people', () => {
  const [mara, ben] = ['9c0f6a52-0000-4000-8000-000000000001', '1c0f6a52-0000-4000-8000-000000000002'];

  it('DATA-10 is the same from either side, another for every pair, and names neither', () => {
    const id = pairIdOf(mara, ben);
    expect(pairIdOf(ben, mara)).toBe(id);
    expect(friendshipId.parse(id)).toBe(id);
    expect(pairIdOf(mara, mara.replace('1', '3'))).not.toBe(id);
  });
});

describe('Somebody is found by e-mail', () => {
  it('SOCIAL-06 only by an e-mail: an id, a name or something too long is not looked up', async () => {
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
