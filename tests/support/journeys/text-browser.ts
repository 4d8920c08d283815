/** A browser in a terminal. Links, buttons and fields are found by their words on the screen. */
export interface TextBrowser {
  /** Resolves when the screen shows these words: with what a pattern found. */
  shows(words: string | RegExp): Promise<string>;
  /** Follows a link, presses a button or ticks a box: the first with these words, or the first below others. */
  press(words: string, below?: string): Promise<void>;
  /** Types into the field behind this label, in the place of what is there. */
  fill(label: string, text: string): Promise<void>;
  close(): void;
}
