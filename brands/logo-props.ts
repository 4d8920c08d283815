export type LogoProps = {
  /** Height of the mark in pixels. */
  size?: number;
  className?: string;
};
