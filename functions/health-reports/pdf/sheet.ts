import { gatherPage } from './gather-page.ts';
import { createInk, type Ink } from './ink.ts';
import type { Writing } from './write-figures.ts';

/** A4, pt. */
export const PAGE = { left: 48, right: 547, top: 48, bottom: 780 } as const;

/** The page that is written on, from top to bottom, and what readers of the file's structure are told. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  ink: Ink;
  writing: Writing;
  /** Where the next thing goes. */
  y: number;
  root: PDFKit.PDFStructureElement;
  /** Begins a new page where so much height is not left. @returns whether it did */
  need: (height: number) => boolean;
  /** Something that means something: a heading, a paragraph, a figure. */
  say: (type: 'H1' | 'H2' | 'H3' | 'P', draw: () => void) => void;
  /** Something that only pleases the eye. */
  decorate: (draw: () => void) => void;
}

export const createSheet = (doc: PDFKit.PDFDocument, writing: Writing): Sheet => {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const sheet: Sheet = {
    doc,
    ink: createInk(doc),
    writing,
    y: PAGE.top,
    root,
    need: (height) => {
      if (sheet.y + height <= PAGE.bottom) return false;
      gatherPage(doc);
      doc.addPage();
      sheet.y = PAGE.top;
      return true;
    },
    say: (type, draw) => {
      const element = doc.struct(type, {}, draw);
      root.add(element);
      element.end();
    },
    decorate: (draw) => {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
  };
  return sheet;
};
