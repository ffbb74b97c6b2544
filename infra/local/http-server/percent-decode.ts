/** Decodes a part of a URL; invalid percent-encoding is left unchanged. */
export const percentDecode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
