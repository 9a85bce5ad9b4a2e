// Measures brackets-manager with its own in-memory storage and prints two numbers, microseconds:
// creating a chart of N entries, and recording one result with the next matches updated.

import managerModule from 'brackets-manager';
import memoryModule from 'brackets-memory-db';

const { BracketsManager } = managerModule;
const { InMemoryDatabase } = memoryModule;

const entries = Number(process.argv[2] ?? 1024);
const rounds = Number(process.argv[3] ?? 7);

const seeding = Array.from({ length: entries }, (_, index) => `Entry ${index + 1}`);

async function create() {
  const storage = new InMemoryDatabase();
  const manager = new BracketsManager(storage);
  const start = process.hrtime.bigint();
  await manager.create.stage({
    tournamentId: 0,
    name: 'chart',
    type: 'single_elimination',
    seeding,
    settings: { consolationFinal: true },
  });
  const micros = Number(process.hrtime.bigint() - start) / 1000;
  return { storage, manager, micros };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const created = [];
let last;
for (let i = 0; i < rounds; i += 1) {
  last = await create();
  created.push(last.micros);
}

// The whole tournament is played, in the order of the chart, so that the mean covers every round.
const matches = await last.storage.select('match');
const recorded = [];
for (const { id } of matches) {
  const start = process.hrtime.bigint();
  await last.manager.update.match({
    id,
    opponent1: { score: 2, result: 'win' },
    opponent2: { score: 0 },
  });
  recorded.push(Number(process.hrtime.bigint() - start) / 1000);
}

const mean = recorded.reduce((sum, micros) => sum + micros, 0) / recorded.length;
console.log(median(created), mean);
