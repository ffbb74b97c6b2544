import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichText } from '#web/lib/language/rich-text.tsx';
import { t } from '#web/lib/language/translate.ts';

const parts = { terms: (inner: string) => <a href="/terms">{inner}</a> };

describe('a text with parts', () => {
  it('is one sentence, with what is more than text in its place', () => {
    render(
      <p>
        <RichText
          text="{name}, read the <terms>{count} terms</terms> first."
          values={{ name: 'Dana', count: 3 }}
          parts={parts}
        />
      </p>,
    );
    expect(screen.getByRole('link', { name: '3 terms' })).toBeDefined();
    expect(screen.getByRole('paragraph').textContent).toBe('Dana, read the 3 terms first.');
  });

  it('takes nothing that somebody typed for a part of its own', () => {
    render(
      <p>
        <RichText text="Added {food}." values={{ food: '<terms>soup</terms>' }} parts={parts} />
      </p>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('paragraph').textContent).toBe('Added <terms>soup</terms>.');
  });
});

describe('a word with two meanings', () => {
  it('shows without the hint that tells them apart', () => {
    expect(t('Light|theme')).toBe('Light');
  });

  it('keeps a bar that is no hint', () => {
    expect(t('Rice | beans')).toBe('Rice | beans');
  });
});
