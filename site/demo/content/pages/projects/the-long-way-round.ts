import { bullets, columns, image, leftRight, link, paragraphs, quote, related, split, timeline } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const theLongWayRound = demoPage({
  slug: 'projects/the-long-way-round',
  heading: 'The long way round',
  description: 'A fourteen-seat bus that goes where people are going, through four towns that the railway forgot.',
  picture: 'bus-road',
  shape: 'yellow',
  background: 'backgroundLightBlue',
  tags: [
    'Content type:Project',
    'Topic:Getting around',
    'Topic:Ageing at home',
    'Place:Tallow Flat',
    'Place:Corrow Valley',
  ],
  date: '2024-02-19',
  contents: [
    leftRight({
      heading: 'The clinic is 40 minutes away; the bus took three hours',
      text: paragraphs(
        'Tallow Flat had a bus. It left at 6.10, changed twice and came back after dark. So people skipped the eye clinic, the bank, the sister in Port Ansell.',
        'Lorcan Whitely asked at every door on his freight round where people would go if they could. He drew the answers on a map. The lines made a loop, and the loop became the timetable.',
      ),
      picture: image('river', 'The loop follows the river because the houses do.'),
    }),
    split({
      width: 7,
      gap: 3,
      usePixelGap: true,
      matchHeight: true,
      left: [
        quote('I am not a route. I am fourteen people and a dog with appointments.', 'Lorcan Whitely, driver', {
          on: 'actionBlue',
        }),
      ],
      right: [quote('He waits. That is the service.', 'Passenger, 81', { on: 'sand' })],
    }),
    timeline(
      'Once round',
      [
        '7.40 Tallow Flat',
        leftRight({
          heading: 'School, shift, dialysis',
          text: paragraphs(
            'The first run is the quiet one. Four nurses’ aides sleep in the back. Nobody is allowed to talk about football before the bridge.',
          ),
          picture: image('bus-road'),
        }),
      ],
      [
        '9.05 Merrin Creek',
        leftRight({
          heading: 'Pension day',
          text: paragraphs(
            'Bank, chemist, hardware, cake. The bus waits, with the engine off, for as long as the cake takes.',
          ),
          picture: image('street'),
          reversed: true,
        }),
      ],
      [
        '10.30 Port Ansell',
        leftRight({
          heading: 'Clinic and harbour',
          text: paragraphs(
            'Appointments are booked around the bus now: the eye clinic keeps the hour after half past ten for us.',
          ),
          picture: image('harbour'),
        }),
      ],
      [
        '15.20 Home',
        leftRight({
          heading: 'The long way',
          text: paragraphs('Back by the ridge, because it is prettier, and because that is when people talk.'),
          picture: image('hills-at-dusk'),
          reversed: true,
        }),
      ],
    ),
    columns({
      title: 'How to ride',
      left: [
        leftRight({
          heading: 'Ring by six',
          text: paragraphs(
            'Ring the evening before and we stop at your gate. Forgot? Stand at any pink sign and wave.',
            bullets('Five dollars, or a cake', 'Under eighteen: free', 'Wheelchairs: two places, ramp on board'),
          ),
          picture: image('veranda'),
        }),
      ],
      right: [
        leftRight({
          heading: 'Drive it',
          text: paragraphs(
            'Nine volunteers drive the second shift. We pay for the licence, the medical and lunch. Lorcan teaches you the gates.',
          ),
          picture: image('bus-road'),
          link: link('Work with us', '/careers'),
          reversed: true,
        }),
      ],
    }),
    related('Getting around, and other reasons to stay', { include: ['Topic:Getting around', 'Topic:Ageing at home'] }),
  ],
});
