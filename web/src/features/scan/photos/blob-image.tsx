import { useLayoutEffect, useRef } from 'react';

interface Props {
  blob: Blob;
  alt: string;
  className: string | undefined;
}

/**
 * A picture that the page holds. Its address lives as long as its place is on the screen, and is made anew when that
 * comes back.
 */
export const BlobImage = ({ blob, alt, className }: Props) => {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const url = URL.createObjectURL(blob);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return <img ref={image} className={className} alt={alt} />;
};
