import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichText } from '#web/lib/language/rich-text.tsx';
import { t } from '#web/lib/language/translate.ts';

const parts = { terms: (inner: string) => <a href="/terms">{inner}</a> };

describe('A text with embedded parts', () => {
  it('renders one sentence with each component in its position', () => {
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

  it('a text with embedded parts treats no user input as a part', () => {
    render(
      <p>
        <RichText text="Added {food}." values={{ food: '<terms>soup</terms>' }} parts={parts} />
      </p>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('paragraph').textContent).toBe('Added <terms>soup</terms>.');
  });
});

describe('A word with two meanings', () => {
  it('a word with two meanings appears without its disambiguation hint', () => {
    expect(t('Light|theme')).toBe('Light');
  });

  it('a word with two meanings keeps a vertical bar that is not a hint', () => {
    expect(t('Rice | beans')).toBe('Rice | beans');
  });
});
