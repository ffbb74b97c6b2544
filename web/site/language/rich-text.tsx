import type { ReactNode } from 'react';
import { insertElements } from '#web/lib/language/insert-elements.tsx';
import { useWords } from './page-language.ts';

interface Props {
  /** English, with tags of its own around what is more than text. */
  text: string;
  /** Values of the places in braces. */
  values?: Readonly<Record<string, string | number>>;
  /** What stands for each tag, by name. */
  parts: Readonly<Record<string, (inner: string) => ReactNode>>;
}

const none = {};

/** A text in the language of its page, in which some words are links. */
export const RichText = ({ text, values = none, parts }: Props) =>
  insertElements(useWords().t(text), values, parts);
