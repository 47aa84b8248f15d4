import type { DemoLanguage } from '../translation.ts';

/** What the pictures show, in German. */
export const GERMAN_ALTS: DemoLanguage['alts'] = {
  'birds-on-wires': 'Sechs bunte Vögel sitzen auf den Drähten über einer Reihe von Dächern, ein siebter fliegt heran.',
  'bus-road':
    'Ein gelber Bürgerbus biegt im Tal um die Kurve; an der Haltestelle warten zwei Leute, eine Person winkt.',
  'circle-of-chairs':
    'Von oben gesehen: Acht Leute sitzen im Kreis von zehn Stühlen um einen gemusterten Teppich; zwei Stühle sind frei.',
  'fence-line':
    'Zwei Erwachsene und ein Kind tragen einen langen Pfosten über eine gelbe Weide; hinter ihnen zieht sich ein neuer Zaun über den Hügel.',
  'garden-bed':
    'Ein Gemüsebeet im Schnitt: Möhren, Rote Bete und Kartoffeln in der Erde, darüber ihre Blätter und eine gelbe Gießkanne.',
  harbour:
    'Zwei Leute stehen auf einem Steg in einem kleinen Hafen; vor einer Reihe bunter Häuser liegen Fischerboote.',
  'hills-at-dusk':
    'Bergketten werden im Abendlicht von rosa bis dunkelviolett; in einem kleinen Haus brennt noch Licht.',
  'homework-at-night':
    'Ein Junge schreibt nachts am Küchentisch in sein Heft; neben ihm liegt eine Pillendose, auf dem Herd dampft ein Topf.',
  'kettle-at-window': 'Ein violetter Wasserkessel dampft zwischen zwei Tassen, dahinter ein Fenster mit grünen Hügeln.',
  'kitchen-shelf':
    'Küchenregale mit Teekanne, Gläsern, gestapelten Schüsseln und Kochbüchern; darunter hängt eine Reihe Tassen.',
  'new-growth':
    'Eine Frau und ein Mädchen gehen zwischen verkohlten Baumstämmen hindurch, die voller frischer grüner Triebe sind.',
  noticeboard:
    'Eine Korkwand voller bunter Zettel mit Zeichnungen: ein Haus, ein Keimling, Menschen, ein Hammer, ein Bus, ein Topf, ein Tisch und eine Tasse.',
  'passing-the-bowl': 'Die Hände zweier Menschen halten gemeinsam eine dampfende Schüssel mit Teigtaschen.',
  'put-the-kettle-on': 'Eine Tasse, eine violette Teekanne und eine Pflanze auf einem grünen Tisch.',
  ramp: 'Ein Mann im Rollstuhl fährt eine neue Holzrampe hinauf zu einer rosa Haustür; ein Nachbar mit Bohrmaschine und Werkzeugkasten steht daneben.',
  'reading-room': 'Jemand liest in einem rosa Sessel unter der Stehlampe, dahinter volle Bücherregale.',
  river:
    'Ein Tal aus der Luft: Felder wie eine Flickendecke, ein gewundener Fluss mit einem Boot, eine Holzbrücke und einige Dächer.',
  'shared-table':
    'Vier Erwachsene und ein Kind sitzen nebeneinander an einem langen Tisch mit Schüsseln, Tassen und Brot.',
  'side-gate':
    'Ein Weg führt durch ein offenes türkises Tor zwischen zwei Häusern; dahinter winkt jemand aus dem Garten.',
  street:
    'Eine Reihe bunter Häuser mit Wimpelketten; Nachbarn decken auf der Straße einen Tisch, ein Mädchen mit Fahrrad winkt.',
  'table-from-above':
    'Ein runder Tisch von oben: sechs Teller mit Essen und drei Hände, die nach dem Salat in der Mitte greifen.',
  'tool-wall': 'Werkzeug hängt an der Schuppenwand vor seinen aufgemalten Umrissen; wo eines fehlt, hängt ein Zettel.',
  'two-figures':
    'Ein Mädchen mit Schultasche geht Arm in Arm mit seinem Vater, der einen weißen Stock hält, vor einer riesigen Sonne.',
  veranda:
    'Eine ältere Frau sitzt mit einer Tasse Tee im Schaukelstuhl auf ihrer Veranda; ein Nachbar kommt mit einem Päckchen die Stufen herauf.',
  wordmark: 'Sidegate',
  'wordmark-light': 'Sidegate',
};
