import { useLayoutEffect, useRef } from 'react';

interface Props {
  blob: Blob;
  alt: string;
  className: string | undefined;
}

/** Image of a blob. Its object URL is created on mount and revoked on unmount. */
export const BlobImage = ({ blob, alt, className }: Props) => {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const url = URL.createObjectURL(blob);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return <img ref={image} className={className} alt={alt} />;
};
