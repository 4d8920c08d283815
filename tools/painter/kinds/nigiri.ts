import { dish, type DishName } from "../dishes";
import { piece, type PieceName } from "../pieces";
import { along, inRow } from "../placing";
import { framed, type Framing, type Recipe } from "../recipe";
import { MIDDLE, type Scene } from "../scene";
import { ginger, wasabi } from "../sushi/garnish";
import { nigiriPiece, type NigiriLook } from "../sushi/nigiri-piece";

export interface NigiriOptions extends Framing {
  dish: DishName;
  pieces: readonly NigiriLook[];
  /** Direction of the pieces. */
  lean?: number;
  garnish?: "ginger" | PieceName | "none";
}

const ROW_TURN = 1.5;

/** Two or three nigiri side by side. */
export function nigiri(options: NigiriOptions): Recipe {
  const lean = options.lean ?? -0.95;
  const paint = (scene: Scene): void => {
    dish(scene, options.dish, lean + ROW_TURN);
    const step = options.pieces.length > 2 ? 118 : 136;
    inRow(MIDDLE, MIDDLE, lean + ROW_TURN, options.pieces.length, step).forEach(([x, y], index) => {
      const look = options.pieces[index];
      if (look) nigiriPiece(scene, x, y, lean, look);
    });
    if (options.pieces.length < 3) garnish(scene, lean, options.garnish ?? "ginger");
  };
  return { dish: options.dish, frame: framed(options), paint };
}

function garnish(scene: Scene, lean: number, name: NonNullable<NigiriOptions["garnish"]>): void {
  if (name === "none") return;
  const right = along(MIDDLE, MIDDLE, lean + ROW_TURN, 172);
  const left = along(MIDDLE, MIDDLE, lean + ROW_TURN, -174);
  if (name === "ginger") {
    ginger(scene, ...right);
    wasabi(scene, ...left);
  } else piece(scene, name, { x: right[0], y: right[1], turn: lean, base: 8, size: 1.1 });
}
