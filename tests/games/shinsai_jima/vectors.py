"""The worked examples of RULES.md, and which of them prove which clause."""

from functools import partial

import pytest

from tests.games.proving import Vector
from tests.games.shinsai_jima.examples import Example, blocks

mark = pytest.mark

CLAUSES = [
    (mark.clause("SJ-S1"), "V01 V01b V01c V01d V01e V01f"), (mark.clause("SJ-S3"), "V02"),
    (mark.clause("SJ-S4"), "V02"), (mark.clause("SJ-S5"), "V02"), (mark.clause("SJ-S6"), "V02 V100"),
    (mark.clause("SJ-S8"), "V100 V100b"), (mark.clause("SJ-T3"), "V03 V03b V04d V05"),
    (mark.clause("SJ-T4"), "V03 V03b V05"), (mark.clause("SJ-T5"), "V03 V03b"),
    (mark.clause("SJ-T6"), "V30c V58 V59"), (mark.clause("SJ-T7"), "V47 V77"), (mark.clause("SJ-T8"), "V55"),
    (mark.clause("SJ-A1"), "V03 V10 V21 V22 V52"), (mark.clause("SJ-A2"), "V04 V04b V04c V04d"),
    (mark.clause("SJ-A3"), "V09 V35"), (mark.clause("SJ-A4"), "V03 V03b"),
    (mark.clause("SJ-A5"), "V06 V07 V07b V07c V08 V08b V08c V09"), (mark.clause("SJ-A6"), "V10 V11 V11b V11c"),
    (mark.clause("SJ-A7"), "V11 V11b V14 V14b V78 V78b"), (mark.clause("SJ-A8"), "V10 V78 V78b"),
    (mark.clause("SJ-A9"), "V23 V28 V28b V28c V29"), (mark.clause("SJ-A10"), "V25"),
    (mark.clause("SJ-A11"), "V23 V24 V24b"), (mark.clause("SJ-A12"), "V26 V26b V27"),
    (mark.clause("SJ-D1"), "V15 V15b V80"), (mark.clause("SJ-D2"), "V17 V17b V38 V38b V64"),
    (mark.clause("SJ-D3"), "V13 V29 V30c V51c"), (mark.clause("SJ-D4"), "V12 V18 V27 V81"),
    (mark.clause("SJ-D5"), "V17 V17b V80b"), (mark.clause("SJ-D6"), "V21 V21b V21c V21d V91"),
    (mark.clause("SJ-D7"), "V22 V04c"), (mark.clause("SJ-D8"), "V04c V04d"), (mark.clause("SJ-C1"), "V48"),
    (mark.clause("SJ-C2"), "V48 V50c"), (mark.clause("SJ-C3"), "V49 V49b"), (mark.clause("SJ-C4"), "V48"),
    (mark.clause("SJ-C5"), "V50"), (mark.clause("SJ-C6"), "V53 V53b V99 V99b"),
    (mark.clause("SJ-C7"), "V50b V50c V51 V51b V83 V95 V95b V95c"), (mark.clause("SJ-C8"), "V43d V52 V52b"),
    (mark.clause("SJ-C9"), "V54 V95d V95e"), (mark.clause("SJ-W1"), "V48 V62b"),
    (mark.clause("SJ-W2"), "V16 V16b V20b"), (mark.clause("SJ-W3"), "V13 V19b V29"),
    (mark.clause("SJ-W4"), "V51c V51d V82 V82b"), (mark.clause("SJ-K1"), "V09 V17 V18b V39"),
    (mark.clause("SJ-K2"), "V37 V37b V92"), (mark.clause("SJ-K3"), "V18 V18b V19"),
    (mark.clause("SJ-K4"), "V20 V20b V84"), (mark.clause("SJ-K5"), "V31 V32 V45"), (mark.clause("SJ-K6"), "V40"),
    (mark.clause("SJ-F1"), "V30 V36 V55"), (mark.clause("SJ-F2"), "V30 V30b V30c V79"), (mark.clause("SJ-F3"), "V31"),
    (mark.clause("SJ-F4"), "V32 V36 V36b"), (mark.clause("SJ-F5"), "V33 V33b V33c V97"),
    (mark.clause("SJ-F6"), "V34 V34b V97c"), (mark.clause("SJ-F7"), "V35 V35b V80 V80b V98"),
    (mark.clause("SJ-F8"), "V32 V57 V85"), (mark.clause("SJ-F9"), "V55 V56 V57"),
    (mark.clause("SJ-F9a"), "V55 V56 V93"), (mark.clause("SJ-F9b"), "V55"), (mark.clause("SJ-F9c"), "V57 V66"),
    (mark.clause("SJ-F9d"), "V55"), (mark.clause("SJ-F10"), "V31b"), (mark.clause("SJ-N1"), "V41"),
    (mark.clause("SJ-N2"), "V38 V38b"), (mark.clause("SJ-N3"), "V39 V84"),
    (mark.clause("SJ-N4"), "V36 V36b V96 V96b V97"), (mark.clause("SJ-N5"), "V99"),
    (mark.clause("SJ-M1"), "V42 V42b V43 V43b V43c V43d V43e V43f"), (mark.clause("SJ-M2"), "V47"),
    (mark.clause("SJ-M3"), "V42 V60"), (mark.clause("SJ-M4"), "V44 V44b"), (mark.clause("SJ-M5"), "V45 V86"),
    (mark.clause("SJ-M7"), "V46 V46b V94"), (mark.clause("SJ-V1"), "V58 V88"), (mark.clause("SJ-V2"), "V59 V59b V60"),
    (mark.clause("SJ-V3"), "V61"), (mark.clause("SJ-V4"), "V53b V62 V62b V99"),
    (mark.clause("SJ-V5"), "V62b V63 V63b V87"), (mark.clause("SJ-V6"), "V87"),
    (mark.clause("SJ-V7"), "V53b V60 V62b"), (mark.clause("SJ-TE1"), "V66"), (mark.clause("SJ-TE2"), "V88"),
    (mark.clause("SJ-TE3"), "V64"), (mark.clause("SJ-TE4"), "V47 V65"), (mark.clause("SJ-TE5"), "V47"),
    (mark.clause("SJ-CA3"), "V70"), (mark.clause("SJ-CA5"), "V71"), (mark.clause("SJ-CA6"), "V73"),
    (mark.clause("SJ-CA7"), "V74"), (mark.clause("SJ-CA8"), "V71 V72 V74 V74b"), (mark.clause("SJ-CA9"), "V72 V74"),
    (mark.clause("SJ-CA10"), "V75 V76"), (mark.clause("SJ-O1"), "V43e"), (mark.clause("SJ-O2"), "V89"),
    (mark.clause("SJ-O4"), "V89"), (mark.clause("SJ-O5"), "V67 V67b V90"), (mark.clause("SJ-O6"), "V68"),
    (mark.clause("SJ-O7"), "V69"), (mark.clause("SJ-O10"), "V26b V28b V46b V63b V81 V96c V97b V97d V98 V100b"),
    (mark.clause("SJ-O11"), "V101 V101b"),
]  # fmt: skip


def run(lines: list[str]) -> None:
    """Play an example."""
    assert len(lines) > 1
    Example().run(lines)


VECTORS = {
    name: Vector(run=partial(run, lines), marks=[mark for mark, names in CLAUSES if name in names.split()])
    for name, lines in blocks().items()
}
assert set(" ".join(names for _, names in CLAUSES).split()) <= set(VECTORS)
