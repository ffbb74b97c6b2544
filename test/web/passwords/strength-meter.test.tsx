import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { passwordStrength } from '#web/features/passwords/password-strength.ts';
import { StrengthMeter } from '#web/features/passwords/public.ts';

const RECOMMENDATION = 'We recommend 12 or more characters, such as four random words.';

describe('passwordStrength', () => {
  it('rates common, repeated and short passwords lower than long and random ones', () => {
    const rising = [
      'password',
      'aaaaaaaaaaaa',
      'qwertyuiop1',
      'plumsky',
      'velvet-otter-41',
      'tin moss fjord quilt',
    ];
    const strengths = rising.map(passwordStrength);
    expect(strengths).toEqual(strengths.toSorted((one, other) => one - other));
    expect(strengths[0]).toBe(0);
    expect(strengths.at(-1)).toBe(4);
  });

  it('rates a very long text without estimating all of it', () => {
    expect(passwordStrength('correct horse battery staple '.repeat(500))).toBe(4);
  });
});

describe('The strength meter', () => {
  it('recommends twelve characters before and while a short password is typed', async () => {
    const { rerender } = render(<StrengthMeter password="" />);
    expect(screen.getByRole('status').textContent).toBe(RECOMMENDATION);
    rerender(<StrengthMeter password="password1" />);
    expect(await screen.findByText(/^Very weak password\./)).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain(RECOMMENDATION);
  });

  it('rates a long password without a recommendation', async () => {
    render(<StrengthMeter password="tin moss fjord quilt" />);
    expect(await screen.findByText('Strong password.')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('Strong password.');
  });
});
