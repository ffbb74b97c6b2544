/** What a page has been told so far, as pdfkit keeps it: one small piece for each stroke and word. */
interface Content {
  buffer: Uint8Array[];
}

/**
 * Makes one piece of a full page's many. All pages wait in memory until their number is known, and a report of the
 * longest names has millions of pieces: together they took three times the memory of the function.
 */
export const gatherPage = ({ page }: PDFKit.PDFDocument): void => {
  const content = page.content as unknown as Content;
  content.buffer = [Buffer.concat(content.buffer)];
};
