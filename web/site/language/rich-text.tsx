import type { ReactNode } from 'react';
import { insertElements } from '#web/lib/language/insert-elements.tsx';
import { useWords } from './page-language.ts';

interface Props {
  /** English text with custom tags around the parts that are more than text. */
  text: string;
  /** Values of the placeholders in braces. */
  values?: Readonly<Record<string, string | number>>;
  /** Renderer of each tag, by name. */
  parts: Readonly<Record<string, (inner: string) => ReactNode>>;
}

const none = {};

/** Translated text in which some words are links. */
export const RichText = ({ text, values = none, parts }: Props) =>
  insertElements(useWords().t(text), values, parts);
