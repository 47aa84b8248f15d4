import * as colours from './colours.ts';
import { CLASSIC, SQUARE, WIDE } from './heights.ts';
import { picture } from './paper.ts';
import { seededRandom } from './random.ts';
import type { Scene } from './scene.ts';
import { birdsOnWires } from './scenes/birds-on-wires.ts';
import { busRoad } from './scenes/bus-road.ts';
import { circleOfChairs } from './scenes/circle-of-chairs.ts';
import { fenceLine } from './scenes/fence-line.ts';
import { gardenBed } from './scenes/garden-bed.ts';
import { harbour } from './scenes/harbour.ts';
import { hillsAtDusk } from './scenes/hills-at-dusk.ts';
import { homeworkAtNight } from './scenes/homework-at-night.ts';
import { kettleAtWindow } from './scenes/kettle-at-window.ts';
import { kitchenShelf } from './scenes/kitchen-shelf.ts';
import { newGrowth } from './scenes/new-growth.ts';
import { nightStreet } from './scenes/night-street.ts';
import { noticeboard } from './scenes/noticeboard.ts';
import { passingTheBowl } from './scenes/passing-the-bowl.ts';
import { portrait } from './scenes/portrait.ts';
import { ramp } from './scenes/ramp.ts';
import { readingRoom } from './scenes/reading-room.ts';
import { river } from './scenes/river.ts';
import { sharedTable } from './scenes/shared-table.ts';
import { sideGate } from './scenes/side-gate.ts';
import { street } from './scenes/street.ts';
import { tableFromAbove } from './scenes/table-from-above.ts';
import { toolWall } from './scenes/tool-wall.ts';
import { twoFigures } from './scenes/two-figures.ts';
import { veranda } from './scenes/veranda.ts';
import { wordmark } from './scenes/wordmark.ts';
import { COMPANY } from './series/company.ts';
import { PLACES } from './series/places.ts';
import { TABLES } from './series/tables.ts';

/** The height of a logo, for a breadth of 1200. */
const LOGO = 400;

interface Artwork {
  scene: Scene;
  height: number;
  /** A colour; `none` leaves the board clear. */
  ground: string;
  alt: string;
}

/** Every picture of the demo site; its name is also its image id. */
export const GALLERY = {
  'birds-on-wires': {
    scene: birdsOnWires,
    height: WIDE,
    ground: colours.LIGHT_BLUE,
    alt: 'Six coloured birds sit on the wires above a row of roofs while a seventh flies in.',
  },
  'bus-road': {
    scene: busRoad,
    height: CLASSIC,
    ground: colours.PALE_YELLOW,
    alt: 'A yellow community bus comes round a valley road towards a stop where two people wait, one of them waving.',
  },
  'circle-of-chairs': {
    scene: circleOfChairs,
    height: SQUARE,
    ground: colours.ORCHE,
    alt: 'Seen from above, eight people sit in a ring of ten chairs around a patterned rug; two chairs are free.',
  },
  'fence-line': {
    scene: fenceLine,
    height: CLASSIC,
    ground: colours.PALE_BLUE,
    alt: 'Two adults and a child carry a long post across a yellow paddock; a new fence runs over the hill behind them.',
  },
  'garden-bed': {
    scene: gardenBed,
    height: CLASSIC,
    ground: colours.PALE_BLUE,
    alt: 'A vegetable bed cut open: carrots, beetroot and potatoes below the ground, their leaves and a yellow watering can above it.',
  },
  harbour: {
    scene: harbour,
    height: WIDE,
    ground: colours.PALE_YELLOW,
    alt: 'Two people stand on a jetty in a small port; fishing boats lie before a row of bright cottages.',
  },
  'hills-at-dusk': {
    scene: hillsAtDusk,
    height: WIDE,
    ground: colours.PEACH,
    alt: 'Ridges turn from pink to dark purple as the sun goes down; one small house has its light on.',
  },
  'homework-at-night': {
    scene: homeworkAtNight,
    height: CLASSIC,
    ground: colours.PURPLE,
    alt: 'A boy writes in an exercise book at the kitchen table at night; a pill box lies beside him and a pan steams on the stove.',
  },
  'kettle-at-window': {
    scene: kettleAtWindow,
    height: SQUARE,
    ground: colours.PALE_ORCHE,
    alt: 'A purple kettle steams between two cups under a window that looks out on green hills.',
  },
  'kitchen-shelf': {
    scene: kitchenShelf,
    height: CLASSIC,
    ground: colours.LIGHT_GREEN,
    alt: 'Kitchen shelves with a teapot, jars, stacked bowls and cookbooks; a row of cups hangs on hooks below.',
  },
  'new-growth': {
    scene: newGrowth,
    height: CLASSIC,
    ground: colours.PALE_PURPLE,
    alt: 'A woman and a girl walk between burnt tree trunks that are covered in fresh green shoots.',
  },
  'night-street': {
    scene: nightStreet,
    height: WIDE,
    ground: colours.INK,
    alt: 'A street under a crescent moon: each house has one lit window, and two people walk home past the lamp posts.',
  },
  noticeboard: {
    scene: noticeboard,
    height: CLASSIC,
    ground: colours.LIGHT_BLUE,
    alt: 'A cork board full of coloured notes with drawings of a house, a seedling, people, a hammer, a bus, a pot, a table and a cup.',
  },
  'passing-the-bowl': {
    scene: passingTheBowl,
    height: SQUARE,
    ground: colours.YELLOW,
    alt: 'Two people’s hands hold one steaming bowl of dumplings between them.',
  },
  'portrait-noor': {
    scene: portrait(
      { coat: colours.PURPLE, skin: colours.SKINS[1], hair: 'scarf', hairColour: colours.TURQUOISE },
      colours.YELLOW,
      colours.MOSS,
    ),
    height: SQUARE,
    ground: colours.PALE_PURPLE,
    alt: 'Noor, in a turquoise headscarf and a purple coat, in front of a yellow sun.',
  },
  'portrait-bernie': {
    scene: portrait(
      { coat: colours.DARK_GREEN, skin: colours.SKINS[3], hair: 'hat', hairColour: colours.ORCHE },
      colours.LIGHT_BLUE,
      colours.TURQUOISE,
    ),
    height: SQUARE,
    ground: colours.PALE_BLUE,
    alt: 'Bernie, in a straw hat and a green jacket, in front of a light blue disc.',
  },
  'portrait-josie': {
    scene: portrait(
      { coat: colours.CLAY, skin: colours.SKINS[3], hair: 'plait', hairColour: colours.BROWN },
      colours.LIGHT_YELLOW,
      colours.DARK_GREEN,
    ),
    height: SQUARE,
    ground: colours.PALE_ORCHE,
    alt: 'Josie, with a long plait and a rust-coloured coat, in front of a pale sun.',
  },
  'portrait-lorcan': {
    scene: portrait(
      { coat: colours.ACTION_BLUE, skin: colours.SKINS[2], hair: 'bald', hairColour: colours.INK },
      colours.LIGHT_GREEN,
      colours.MOSS,
    ),
    height: SQUARE,
    ground: colours.PALE_GREEN,
    alt: 'Lorcan, bald, in a blue shirt, in front of a green disc.',
  },
  'portrait-asha': {
    scene: portrait(
      { coat: colours.YELLOW, skin: colours.SKINS[1], hair: 'bun', hairColour: colours.INK },
      colours.PINK,
      colours.TURQUOISE,
    ),
    height: SQUARE,
    ground: colours.PEACH,
    alt: 'Asha, with her hair in a bun and a yellow apron, in front of a pink disc.',
  },
  'portrait-mele': {
    scene: portrait(
      { coat: colours.PINK, skin: colours.SKINS[0], hair: 'curly', hairColour: colours.INK },
      colours.AQUAMARINE,
      colours.DARK_GREEN,
    ),
    height: SQUARE,
    ground: colours.PALE_YELLOW,
    alt: 'Mele, with curly hair and a pink jumper, in front of an aquamarine disc.',
  },
  ramp: {
    scene: ramp,
    height: CLASSIC,
    ground: colours.PALE_BLUE,
    alt: 'A man in a wheelchair goes up a new timber ramp to a pink front door; a neighbour stands by with a drill and a toolbox.',
  },
  'reading-room': {
    scene: readingRoom,
    height: CLASSIC,
    ground: colours.PURPLE,
    alt: 'Somebody reads in a pink armchair under a floor lamp, with full bookshelves behind.',
  },
  river: {
    scene: river,
    height: CLASSIC,
    ground: colours.MOSS,
    alt: 'A valley from the air: fields like a quilt, a winding river with one boat, a wooden bridge and a handful of roofs.',
  },
  'shared-table': {
    scene: sharedTable,
    height: CLASSIC,
    ground: colours.PEACH,
    alt: 'Four adults and a child sit side by side behind a long table with bowls, cups and bread.',
  },
  'side-gate': {
    scene: sideGate,
    height: WIDE,
    ground: colours.PALE_BLUE,
    alt: 'A path leads through an open turquoise gate between two houses; in the garden behind it somebody waves.',
  },
  street: {
    scene: street,
    height: CLASSIC,
    ground: colours.PALE_BLUE,
    alt: 'A terrace of bright houses hung with bunting; neighbours set a table in the street and a girl waves beside a bicycle.',
  },
  'table-from-above': {
    scene: tableFromAbove,
    height: SQUARE,
    ground: colours.POWDER_PURPLE,
    alt: 'A round table from above: six plates of food, and three hands reaching for the salad in the middle.',
  },
  'tool-wall': {
    scene: toolWall,
    height: CLASSIC,
    ground: colours.TURQUOISE,
    alt: 'Tools hang on a shed wall in front of their painted outlines; where one is missing there is a note.',
  },
  'two-figures': {
    scene: twoFigures,
    height: SQUARE,
    ground: colours.PALE_PURPLE,
    alt: 'A girl with a school bag walks arm in arm with her father, who holds a white cane, in front of a huge sun.',
  },
  veranda: {
    scene: veranda,
    height: CLASSIC,
    ground: colours.PALE_YELLOW,
    alt: 'An older woman sits in a rocking chair on her veranda with a cup of tea; a neighbour comes up the steps with a parcel.',
  },
  wordmark: { scene: wordmark(colours.INK), height: LOGO, ground: 'none', alt: 'Sidegate' },
  ...COMPANY,
  ...PLACES,
  ...TABLES,
  'wordmark-light': { scene: wordmark(colours.CREAM), height: LOGO, ground: 'none', alt: 'Sidegate' },
} as const satisfies Record<string, Artwork>;
export type ArtworkName = keyof typeof GALLERY;

/** The picture as an SVG, the same bytes each time. */
export function drawArtwork(name: ArtworkName): string {
  const { scene, height, ground } = GALLERY[name];
  return picture(name, height, ground, scene(seededRandom(name), height));
}
